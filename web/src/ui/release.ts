// A mouse button let go over a button of the page. Chromium then sees to the selection of text, and lays the whole page out
// for that in the same task as the click, before the frame does. A button has no text to select, so it is told not to: what a
// click does and the frame that shows it are two tasks, and the longest is half as long.

export function watchReleases() {
  addEventListener('mouseup', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
  })
}
