/** What goes into a sentence, by the names of its gaps. */
export type Values = Readonly<Record<string, string | number | undefined>>

/** Fills `{{name}}` in a message with plain values. What is put in is not looked at again. */
export function fill(message: string, values: Values): string {
  return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** The names of the gaps in a message, from its text. */
export type PlaceholderOf<Message> = Message extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never
