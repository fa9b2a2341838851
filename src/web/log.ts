/** Logs an error to the browser's console. */
export function logError(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place the browser's console is written to
  console.error(message, cause ?? '')
}
