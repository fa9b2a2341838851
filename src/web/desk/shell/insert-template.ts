/**
 * Puts a template at the beginning of a text, in place of a former template. What an operator typed stays below it; where both do not fit
 * nothing changes (DESK-196).
 */
export function insertTemplate(
  text: string,
  template: string,
  { templates, maxLength }: { templates: readonly string[]; maxLength: number },
): string {
  const former = templates.find((each) => text.startsWith(each)) ?? ''
  const typed = text.slice(former.length).trim()
  const begun = typed === '' ? template : `${template}\n\n${typed}`
  return begun.length > maxLength ? text : begun
}
