/** Fills `{{name}}` in a message with plain values. What is put in is not looked at again. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
