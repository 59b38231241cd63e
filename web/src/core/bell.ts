// What can be heard. Every sound is made in the page, out of a few tones; nothing is fetched.

import { settings, type Sound } from './settings.svelte.ts'

/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
interface Tone {
  pitch: number
  at: number
  lasts: number
  shape: OscillatorType
}

const tone = (pitch: number, at = 0, lasts = 0.9, shape: OscillatorType = 'sine'): Tone => ({ pitch, at, lasts, shape })

const TONES: Record<Sound, readonly Tone[]> = {
  // Two soft bells.
  turn: [tone(660), tone(880, 0.14)],
  // A piece of wood that is put down.
  move: [tone(190, 0, 0.09, 'triangle'), tone(140, 0.01, 0.12, 'triangle')],
  talk: [tone(990, 0, 0.25), tone(1180, 0.07, 0.25)],
  // The bells of a turn, backwards.
  back: [tone(587, 0, 0.35), tone(440, 0.12, 0.5)],
  end: [tone(523, 0, 0.6), tone(659, 0.13, 0.6), tone(784, 0.26, 0.6), tone(1047, 0.4, 1.4)],
}

const LOUDNESS = { off: 0, quiet: 0.07, full: 0.22 } as const

let audio: AudioContext | null = null

/** Rings if the reader wants to hear this. `sample`: at any rate, to show what it is like. */
export function ring(sound: Sound = 'turn', sample = false) {
  const { volume, sounds } = settings.all
  const loud = LOUDNESS[volume]
  if (loud === 0 || (!sounds[sound] && !sample)) return
  try {
    audio ??= new AudioContext()
    // A page that was never touched may not sound; it may as soon as it was.
    if (audio.state === 'suspended') void audio.resume()
    const now = audio.currentTime
    for (const { pitch, at, lasts, shape } of TONES[sound]) {
      const [source, gain] = [audio.createOscillator(), audio.createGain()]
      source.type = shape
      source.frequency.value = pitch
      gain.gain.setValueAtTime(0, now + at)
      gain.gain.linearRampToValueAtTime(loud, now + at + 0.015)
      gain.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts)
      source.connect(gain).connect(audio.destination)
      source.start(now + at)
      source.stop(now + at + lasts + 0.05)
    }
  } catch {
    // The browser has no sound, or forbids it: the title of the page shows the turn too.
  }
}
