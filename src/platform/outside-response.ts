/**
 * Reads the body of an outside service's response as text.
 * @param maxLength the most characters that are read; a longer body is an error
 */
export async function readText(response: Response, maxLength: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > maxLength) throw new Error('endless')
  }
  return text
}

/** Says why an outside service gave no answer. The message of a fetch or parser error may contain what was asked or answered. */
export function failureReason(error: unknown): string {
  if (error instanceof SyntaxError) return 'nonsense'
  if (error instanceof DOMException) return 'too slow'
  return error instanceof TypeError ? 'not reachable' : String((error as Error).message)
}
