// Written by `cargo xtask codegen` from the Rust types. Do not edit.
import type * as fuerstenfeld from './fuerstenfeld'
import type * as principati from './principati'

export type AnyOptions = fuerstenfeld.Options | principati.Options

export type AnyAction = fuerstenfeld.Action | principati.Action

export type AnySeenAction = fuerstenfeld.SeenAction | principati.SeenAction

export type AnySeenChance = fuerstenfeld.SeenChance | principati.SeenChance

export type AnyEvent = fuerstenfeld.Event | principati.Event

export type AnyView = fuerstenfeld.View | principati.View

export type AnyChoices = fuerstenfeld.Choices | principati.Choices

export type AnyQuestion = fuerstenfeld.Question | principati.Question

export type AnyAnswer = fuerstenfeld.Answer | principati.Answer

export type AnyResult = fuerstenfeld.GameResult | principati.GameResult
