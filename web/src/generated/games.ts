// Written by `cargo xtask codegen` from the Rust types. Do not edit.

export type AnyOptions = unknown

export type AnyAction = unknown

export type AnySeenAction = unknown

export type AnySeenChance = unknown

export type AnyView = unknown

export type AnyChoices = unknown

export type AnyQuestion = unknown

export type AnyAnswer = unknown

export type AnyResult = unknown
