/** Search parameters stay plain text: `?city=NL02&when=TODAY`, each key once. */
export function parseSearchText(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Leaves out what is empty, so that an address says only what was chosen. */
export function writeSearchText(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(key, String(value))
  }
  const text = parameters.toString()
  return text ? `?${text}` : ''
}
