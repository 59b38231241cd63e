// The simple Markdown of the books as data: blocks, and the pieces of a line. No HTML is ever made from a book.

export type Block = { as: 'paragraph'; text: string } | { as: 'list'; items: string[] } | { as: 'code'; text: string }

export type Piece =
  | { as: 'plain' | 'bold' | 'italic' | 'code'; text: string }
  /** The id of a rule. */
  | { as: 'rule'; text: string }

/** Removes marks for editors, which players do not need: "[T]", "**Ruling:**". */
function withoutMarks(line: string): string {
  return line.replace(/\[[TDR]\] ?/g, '').replace(/\*\*Ruling:\*\* ?(\p{L}?)/gu, (_, first: string) => first.toUpperCase())
}

export function blocks(text: string): Block[] {
  const made: Block[] = []
  let code: string[] | null = null
  for (const written of text.split('\n')) {
    if (written.startsWith('```')) {
      if (code) made.push({ as: 'code', text: code.join('\n') })
      code = code ? null : []
    } else if (code) code.push(written)
    else if (/^\s*$|^!\[/.test(written)) continue
    else if (/^\s*[-*] /.test(written)) {
      const item = withoutMarks(written.replace(/^\s*[-*] /, ''))
      const last = made.at(-1)
      if (last?.as === 'list') last.items.push(item)
      else made.push({ as: 'list', items: [item] })
    } else made.push({ as: 'paragraph', text: withoutMarks(written) })
  }
  if (code) made.push({ as: 'code', text: code.join('\n') })
  return made
}

const marks = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]*\)|\b[A-Z]+-[A-Z]+-\d+\b)/

export function pieces(text: string): Piece[] {
  return text
    .split(marks)
    .filter((part) => part !== '')
    .map((part): Piece => {
      if (/^\*\*.+\*\*$/.test(part)) return { text: part.slice(2, -2), as: 'bold' }
      if (/^`.+`$/.test(part)) return { text: part.slice(1, -1), as: 'code' }
      if (/^\*.+\*$/.test(part)) return { text: part.slice(1, -1), as: 'italic' }
      // Links lead to other files of the project; here only their text is shown.
      const link = /^\[([^\]]+)\]\(/.exec(part)
      if (link) return { text: link[1]!, as: 'plain' }
      return /^[A-Z]+-[A-Z]+-\d+$/.test(part) ? { text: part, as: 'rule' } : { text: part, as: 'plain' }
    })
}
