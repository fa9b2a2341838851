type FormValues = Readonly<Record<string, string | number | boolean>>

const prefix = 'form.'

/** What was typed into a form in this tab and not sent yet; nothing where storage is blocked or holds something else. */
export function readStoredForm<T extends FormValues>(name: string, empty: T): Partial<T> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}')
    const hasSameType = ([field, value]: [string, unknown]) => typeof value === typeof empty[field]
    return Object.fromEntries(Object.entries(Object(stored)).filter(hasSameType)) as Partial<T>
  } catch {
    return {}
  }
}

export function storeForm(name: string, values: FormValues): void {
  try {
    if (Object.values(values).some(Boolean))
      sessionStorage.setItem(prefix + name, JSON.stringify(values))
    else sessionStorage.removeItem(prefix + name)
  } catch {
    // Storage is blocked or full: the page alone keeps it.
  }
}

/** Whether it is there after the way to the sign-in and back: where storage is blocked or full it is not. */
export function isFormStored(name: string): boolean {
  try {
    return sessionStorage.getItem(prefix + name) !== null
  } catch {
    return false
  }
}

/** Nothing of anybody stays behind in a tab whose user has signed out. */
export function deleteStoredForms(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}
