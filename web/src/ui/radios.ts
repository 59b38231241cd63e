// A group of buttons of which one is chosen: one stop for Tab, arrows move and choose. The group carries it as an attachment;
// its buttons have the role `radio`, and what cannot be chosen says why when it is reached.

/** Whether Tab stops here: at the chosen one, or at the first where none is chosen. */
export const stopsAt = (chosen: boolean, none: boolean, index: number): 0 | -1 => (chosen || (none && index === 0) ? 0 : -1)

export function radios(group: HTMLElement) {
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const all = [...group.querySelectorAll<HTMLElement>('[role="radio"]')]
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (by === undefined || at < 0) return
    event.preventDefault()
    const next = all[(at + by + all.length) % all.length]!
    next.focus()
    next.click()
  }
  group.addEventListener('keydown', move)
  return () => group.removeEventListener('keydown', move)
}
