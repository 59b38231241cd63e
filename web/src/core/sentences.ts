// Sentences that are put together.

/** Parts one after the other, each a sentence of its own: with a large letter and one full stop. */
export function sentences(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part) => part)
    .map((part) => ended(part!.charAt(0).toLocaleUpperCase() + part!.slice(1)))
    .join(' ')
}

const ended = (text: string) => (/[.!?…:]$/.test(text) ? text : `${text}.`)
