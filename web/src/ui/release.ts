// When a mouse button is released over a button of the page, Chromium looks after the selection of text, and lays out the whole
// page for that in the same task as the click, before the frame does. A button has no text to select, so we prevent that: the
// click and the frame that shows its effect are then two tasks, and the longest is half as long.

export function watchReleases() {
  addEventListener('mouseup', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
  })
}
