// Written by `cargo xtask codegen` from the Rust types. Do not edit.
import type * as fuerstenfeld from './fuerstenfeld'

export type AnyOptions = fuerstenfeld.Options

export type AnyAction = fuerstenfeld.Action

export type AnySeenAction = fuerstenfeld.SeenAction

export type AnySeenChance = fuerstenfeld.SeenChance

export type AnyView = fuerstenfeld.View

export type AnyChoices = fuerstenfeld.Choices

export type AnyQuestion = fuerstenfeld.Question

export type AnyAnswer = fuerstenfeld.Answer

export type AnyResult = fuerstenfeld.GameResult
