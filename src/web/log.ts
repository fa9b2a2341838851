/** Writes what went wrong where a developer looks for it; the visitor is told by the page itself. */
export function logError(what: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place the browser's console is written to
  console.error(what, cause ?? '')
}
