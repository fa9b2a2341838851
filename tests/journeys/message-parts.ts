/** What a message says before its first gap. */
export function beginOf(message: string): string {
  return message.slice(0, message.indexOf('{{'))
}
