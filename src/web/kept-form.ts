type Typed = Readonly<Record<string, string | number | boolean>>

const prefix = 'form.'

/** What was typed into a form in this tab and not sent yet; nothing where storage is blocked or holds something else. */
export function keptForm<T extends Typed>(name: string, empty: T): Partial<T> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}')
    const fits = ([field, value]: [string, unknown]) => typeof value === typeof empty[field]
    return Object.fromEntries(Object.entries(Object(kept)).filter(fits)) as Partial<T>
  } catch {
    return {}
  }
}

export function keepForm(name: string, typed: Typed): void {
  try {
    if (Object.values(typed).some(Boolean))
      sessionStorage.setItem(prefix + name, JSON.stringify(typed))
    else sessionStorage.removeItem(prefix + name)
  } catch {
    // Storage is blocked or full: the page alone keeps it.
  }
}

/** Whether it is there after the way to the sign-in and back: where storage is blocked or full it is not. */
export function isFormKept(name: string): boolean {
  try {
    return sessionStorage.getItem(prefix + name) !== null
  } catch {
    return false
  }
}

/** Nothing of anybody stays behind in a tab whose user has signed out. */
export function forgetForms(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}
