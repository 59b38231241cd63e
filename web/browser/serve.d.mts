/** Serves the built client; see serve.mjs. */
export function serve(folder?: string): Promise<{ origin: string; close(): Promise<unknown> }>
