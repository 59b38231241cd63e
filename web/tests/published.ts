// Whether messages are what is published about them: the JSON Schema (docs/schema), and the types in TypeScript.

import Ajv from 'ajv/dist/2020.js'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const folder = new URL('../../docs/schema/', import.meta.url)

interface Form {
  $ref?: string
  const?: string
  oneOf?: Form[]
  properties?: { type?: Form }
}
interface Schema {
  $defs: Record<string, Form>
}

const files = new Map(readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Schema] as const))
// Unsigned numbers have names for their sizes, which say nothing new beside their bounds.
const ajv = new Ajv({ strict: false, validateFormats: false, schemas: Object.fromEntries(files) })

/** What the schema says against a message; the type is `FromHost`, or `fuerstenfeld.View`. */
export function schemaFaults(type: string, message: unknown): string[] {
  const [file, name] = type.includes('.') ? type.split('.') : ['protocol', type]
  const validate = ajv.getSchema(`${file}.json#/$defs/${name}`)
  if (!validate) return [`${type} is not published`]
  return validate(message) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${type}${instancePath} ${message}`)
}

/** The kinds of a type that has several: the values that its field `type` may have. */
export function kindsOf(type: string): string[] {
  const form = files.get('protocol.json')!.$defs[type]
  return (form?.oneOf ?? []).flatMap(({ properties }) => properties?.type?.const ?? [])
}

/** What TypeScript says against messages, each with its number: they are written down as values of their types. Fields that a type
does not have count. */
export function typeFaults(messages: readonly (readonly [type: string, message: unknown])[]): string[] {
  const path = fileURLToPath(new URL('messages.ts', import.meta.url))
  const lines = messages.map(([type, message]) => {
    const [file, name] = type.includes('.') ? type.split('.') : ['protocol', type]
    return `export const _ = [${JSON.stringify(message)} satisfies import('../src/generated/${file}').${name}]`
  })
  const text = lines.map((line, index) => line.replace('_', `m${index}`)).join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (file) => file === path || fileExists(file)
  host.readFile = (file) => (file === path ? text : readFile(file))
  host.getSourceFile = (file, ...rest) =>
    file === path ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022) : getSourceFile(file, ...rest)
  const program = ts.createProgram([path], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start }) => {
    const line = file?.fileName === path && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : null
    const about = line === null ? (file?.fileName ?? '') : `${line} ${messages[line]![0]}`
    return `${about}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}
