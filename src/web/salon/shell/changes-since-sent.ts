/** The fields of a form that were changed since they were sent: they stay in it, and the others become as saved (WORK-263). */
export function changesSinceSent<T extends object>(now: T, sent: T): Partial<T> {
  const fields = Object.entries(now) as [keyof T, T[keyof T]][]
  return Object.fromEntries(fields.filter(([field, value]) => value !== sent[field])) as Partial<T>
}
