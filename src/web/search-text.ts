/** Parses a query such as `?city=NL02&when=TODAY`; values stay text, a repeated key keeps its last value. */
export function parseSearchText(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Writes a query; empty values are left out. */
export function writeSearchText(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(key, String(value))
  }
  const text = parameters.toString()
  return text ? `?${text}` : ''
}
