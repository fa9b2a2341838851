/**
 * A text that begins with a ready one, in place of another ready one. What an operator typed stays below it; where both do not fit
 * nothing changes (DESK-196).
 */
export function beginWith(
  text: string,
  ready: string,
  { allReady, maxLength }: { allReady: readonly string[]; maxLength: number },
): string {
  const former = allReady.find((each) => text.startsWith(each)) ?? ''
  const typed = text.slice(former.length).trim()
  const begun = typed === '' ? ready : `${ready}\n\n${typed}`
  return begun.length > maxLength ? text : begun
}
