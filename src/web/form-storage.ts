type FormValues = Readonly<Record<string, string | number | boolean>>

const prefix = 'form.'

/** The unsent values of a form in this tab; empty where storage is blocked. Fields of another type are left out. */
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
    // Storage is blocked or full: the values stay in the page only.
  }
}

/** Whether the form's values are stored, so that they survive a sign-in. */
export function isFormStored(name: string): boolean {
  try {
    return sessionStorage.getItem(prefix + name) !== null
  } catch {
    return false
  }
}

/** Deletes the stored values of all forms, at sign-out. */
export function deleteStoredForms(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}
