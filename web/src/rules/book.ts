// Reads a rule book (docs/rules/*.md): headings become sections, and each line with an id a rule of its own.

export interface Book {
  title: string
  sections: Section[]
}
export interface Section {
  title: string
  /** What stands before the first rule. */
  preface: string[]
  rules: Rule[]
}
export interface Rule {
  id: string
  text: string
}

const ruleLine = /^(?:[-*] )?(?:\*\*)?([FP]-[A-Z]+-\d+)(?:\*\*)? ?(.*)$/

export function readBook(markdown: string): Book {
  const book: Book = { title: '', sections: [] }
  let section: Section | null = null
  let open: Rule | null = null
  let paragraph = false
  for (const written of markdown.split('\n')) {
    if (written.startsWith('>')) continue // a note for editors
    const line = withoutMarks(written)
    const rule = ruleLine.exec(line)
    if (line.startsWith('# ')) book.title = line.slice(2)
    else if (line.startsWith('## ')) {
      section = { title: line.slice(3), preface: [], rules: [] }
      book.sections.push(section)
      open = null
    } else if (rule && section) {
      open = { id: rule[1]!, text: balanced(rule[2]!) }
      section.rules.push(open)
    } else if (line.trim() === '') {
      open = null
      paragraph = false
    } else if (open) open.text += ` ${line.trim()}`
    else if (section) {
      if (paragraph) section.preface.push(`${section.preface.pop() ?? ''} ${line.trim()}`)
      else section.preface.push(line.trim())
      paragraph = true
    }
  }
  return book
}

/** What editors mark is nothing to players: "[T]", "**Ruling:**". */
function withoutMarks(line: string): string {
  return line.replace(/ ?\[T\]/g, '').replace(/\*\*Ruling:\*\* ?/g, '')
}

/** A rule whose bold heading began before its id, "**P-GEN-01 Scope.** …", gets its opening stars back. */
function balanced(text: string): string {
  return (text.match(/\*\*/g) ?? []).length % 2 === 1 ? `**${text}` : text
}

/** Text, bold, italics and code, as pieces: no HTML is ever made from a book. */
export type Piece = { text: string; as: 'plain' | 'bold' | 'italic' | 'code' }

export function pieces(text: string): Piece[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part): Piece => {
      if (part.length > 4 && part.startsWith('**') && part.endsWith('**')) return { text: part.slice(2, -2), as: 'bold' }
      if (part.length > 2 && part.startsWith('`') && part.endsWith('`')) return { text: part.slice(1, -1), as: 'code' }
      if (part.length > 2 && part.startsWith('*') && part.endsWith('*')) return { text: part.slice(1, -1), as: 'italic' }
      return { text: part, as: 'plain' }
    })
}

/** The sections with only the rules that hold every word. */
export function search(book: Book, query: string): Section[] {
  const words = query.toLowerCase().split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return book.sections
  const holds = (rule: Rule) => {
    const text = `${rule.id} ${rule.text}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return book.sections
    .map((section) => ({ ...section, preface: [], rules: section.rules.filter(holds) }))
    .filter((section) => section.rules.length > 0)
}
