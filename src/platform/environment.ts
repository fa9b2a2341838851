import { StartupError } from './fault.ts'

/**
 * Reads typed values from an environment and collects what is wrong, so that an operator hears of every
 * fault at once. Each reader answers undefined for a variable that is unset, empty or wrong.
 */
export interface EnvReader {
  text(name: string): string | undefined
  integer(name: string, range: { from: number; to: number }): number | undefined
  /** 1, on, true, yes and their opposites. `remedy` names what else the variable may hold. */
  flag(name: string, remedy?: string): boolean | undefined
  choice<Word extends string>(name: string, words: readonly Word[]): Word | undefined
  url(name: string, protocols: string[]): string | undefined
  /** Notes a fault: `NAME what is wrong: what to do.` */
  fault(name: string, wrong: string, remedy: string): void
  throwFaults(): void
}

const FLAGS: Record<string, boolean> = {
  ...{ '1': true, on: true, true: true, yes: true },
  ...{ '0': false, off: false, false: false, no: false },
}

export function readEnvironment(env: Record<string, string | undefined>): EnvReader {
  const faults: string[] = []
  const text = (name: string) => env[name]?.trim() || undefined
  const fault = (name: string, wrong: string, remedy: string) => {
    faults.push(`${name} ${wrong}: ${remedy}.`)
    return undefined
  }
  return {
    text,
    fault,
    integer: (name, { from, to }) => {
      const value = text(name)
      if (value === undefined) return undefined
      const number = Number(value)
      if (/^\d+$/.test(value) && number >= from && number <= to) return number
      return fault(name, `is ${value}`, `write a whole number from ${from} to ${to}`)
    },
    flag: (name, remedy = 'write 1 or 0') => {
      const value = text(name)
      if (value === undefined) return undefined
      return FLAGS[value.toLowerCase()] ?? fault(name, `is ${value}`, remedy)
    },
    choice: (name, words) => {
      const value = text(name)
      if (value === undefined) return undefined
      return (
        words.find((word) => word === value) ??
        fault(name, `is ${value}`, `write ${words.join(' or ')}`)
      )
    },
    url: (name, protocols) => {
      const value = text(name)
      if (value === undefined) return undefined
      if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
      // The value itself stays out of the message: it may hold a password.
      return fault(
        name,
        'is not an address',
        `begin it with ${protocols.map((each) => `${each}//`).join(' or ')}`,
      )
    },
    throwFaults: () => {
      if (faults.length > 0) throw new StartupError(faults.join('\n'))
    },
  }
}
