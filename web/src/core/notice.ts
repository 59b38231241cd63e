// A note of the browser, outside of the page: for readers who have asked for it, and look elsewhere.

import { settings } from './settings.svelte.ts'

/** Whether this browser has such notes at all. */
export const hasNotices = (): boolean => 'Notification' in globalThis

/** Asks whether the page may show such notes. */
export async function mayNotice(): Promise<boolean> {
  try {
    return hasNotices() && (await Notification.requestPermission()) === 'granted'
  } catch {
    return false
  }
}

/** Shows a note, which replaces an earlier one about the same thing. One click brings the page forward, and `show` what it is
about. */
export function notice(text: string, about: string, show: () => void) {
  if (!settings.all.notices || !hasNotices() || Notification.permission !== 'granted') return
  if (document.visibilityState === 'visible' && document.hasFocus()) return
  try {
    const note = new Notification('Princely', { body: text, tag: about, icon: '/icon.svg' })
    note.onclick = () => {
      window.focus()
      show()
      note.close()
    }
  } catch {
    // Some browsers on phones let only service workers show notes: there the title and the sound say it.
  }
}
