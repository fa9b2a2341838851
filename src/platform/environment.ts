import { StartupError } from './startup-error.ts'

/**
 * Reads typed values from an environment and collects all errors. Each reader returns undefined for a variable that is
 * unset, empty or invalid.
 */
export interface EnvReader {
  text(name: string): string | undefined
  integer(name: string, range: { from: number; to: number }): number | undefined
  /** 1, on, true, yes and their opposites. `remedy` says what to write instead. */
  flag(name: string, remedy?: string): boolean | undefined
  choice<Word extends string>(name: string, words: readonly Word[]): Word | undefined
  url(name: string, protocols: string[]): string | undefined
  /** Adds the error `NAME problem: remedy.` */
  addError(name: string, problem: string, remedy: string): void
  throwErrors(): void
}

const FLAGS: Record<string, boolean> = {
  '1': true,
  on: true,
  true: true,
  yes: true,
  '0': false,
  off: false,
  false: false,
  no: false,
}

/** A reader of these variables. */
export function readEnvironment(env: Record<string, string | undefined>): EnvReader {
  const errors: string[] = []
  const text = (name: string) => env[name]?.trim() || undefined
  const addError = (name: string, problem: string, remedy: string) => {
    errors.push(`${name} ${problem}: ${remedy}.`)
    return undefined
  }
  return {
    text,
    addError,
    integer: (name, { from, to }) => {
      const value = text(name)
      if (value === undefined) return undefined
      const number = Number(value)
      if (/^\d+$/.test(value) && number >= from && number <= to) return number
      return addError(name, `is ${value}`, `write a whole number from ${from} to ${to}`)
    },
    flag: (name, remedy = 'write 1 or 0') => {
      const value = text(name)
      if (value === undefined) return undefined
      return FLAGS[value.toLowerCase()] ?? addError(name, `is ${value}`, remedy)
    },
    choice: (name, words) => {
      const value = text(name)
      if (value === undefined) return undefined
      return (
        words.find((word) => word === value) ??
        addError(name, `is ${value}`, `write ${words.join(' or ')}`)
      )
    },
    url: (name, protocols) => {
      const value = text(name)
      if (value === undefined) return undefined
      if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
      // The value may contain a password, so it is not in the message.
      return addError(
        name,
        'is not an address',
        `begin it with ${protocols.map((each) => `${each}//`).join(' or ')}`,
      )
    },
    throwErrors: () => {
      if (errors.length > 0) throw new StartupError(errors.join('\n'))
    },
  }
}
