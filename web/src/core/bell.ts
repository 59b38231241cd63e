// The bell: two soft tones, made in the page. It rings when it is the reader's turn, if the reader has asked for sound.

let audio: AudioContext | null = null

export function ring() {
  try {
    audio ??= new AudioContext()
    const now = audio.currentTime
    for (const [pitch, delay] of [
      [660, 0],
      [880, 0.14],
    ] as const) {
      const [tone, gain] = [audio.createOscillator(), audio.createGain()]
      tone.type = 'sine'
      tone.frequency.value = pitch
      gain.gain.setValueAtTime(0, now + delay)
      gain.gain.linearRampToValueAtTime(0.12, now + delay + 0.02)
      gain.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.9)
      tone.connect(gain).connect(audio.destination)
      tone.start(now + delay)
      tone.stop(now + delay + 1)
    }
  } catch {
    // The browser has no sound, or forbids it: the title of the page shows the turn too.
  }
}
