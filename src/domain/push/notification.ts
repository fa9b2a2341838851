/** What a device shows: encrypted on its way through the push service, which cannot read it (row WORK-85). */
export interface PushNotification {
  /** The same in every attempt to deliver it. */
  readonly id: string
  readonly title: string
  readonly body: string
  readonly language: string
  /** A later notification with the same topic replaces it. */
  readonly topic: string
  /** The path of the page that it opens. */
  readonly path: string
}

/** The notification in a message; null for anything else. Only paths of our own origin are opened. */
export function parseNotification(message: string): PushNotification | null {
  let value: unknown
  try {
    value = JSON.parse(message)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { id, title, body, language, topic, path } = value as Record<string, unknown>
  if (!isText(id) || !isText(title) || !isText(body) || !isText(language)) return null
  if (!isText(topic) || !isText(path) || !/^\/(?![/\\])/.test(path)) return null
  return { id, title, body, language, topic, path }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
