// What a clock shows. Time is counted by the clock of this page, from the moment when the host's clocks were heard: the clocks
// of two machines rarely agree, but they run equally fast.

import type { Clock } from '../generated/protocol.ts'
import type { HeardClocks } from './session.svelte.ts'

/** Milliseconds left on a clock at a moment of this page. It stands still while its seat is not to act. */
export function leftOf(clock: Clock, { heard, now }: HeardClocks, at: number): number {
  if (clock.deadline === null) return clock.left_ms
  return Math.max(clock.deadline - now - Math.max(at - heard, 0), 0)
}

export type Face = { is: 'days'; days: number; hours: number } | { is: 'time'; text: string }

/** Days and hours, hours and minutes, or minutes and seconds. */
export function faceOf(left: number): Face {
  const seconds = Math.ceil(left / 1000)
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)]
  const two = (number: number) => String(number).padStart(2, '0')
  if (hours >= 24) return { is: 'days', days: Math.floor(hours / 24), hours: hours % 24 }
  if (hours >= 1) return { is: 'time', text: `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` }
  return { is: 'time', text: `${minutes}:${two(seconds % 60)}` }
}
