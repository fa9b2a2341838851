/** What is in a form once it was saved: the fields that were changed since they were sent, and the others as saved (WORK-263). */
export function keepUnsavedChanges<T extends object>(now: T, sent: T, saved: T): T {
  const typed = (Object.keys(now) as (keyof T)[]).filter((field) => now[field] !== sent[field])
  return { ...saved, ...Object.fromEntries(typed.map((field) => [field, now[field]])) }
}
