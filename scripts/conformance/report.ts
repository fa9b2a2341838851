export interface Report {
  /** @param run throws, with a reason, where the issuer does not keep to the section */
  check(section: string, title: string, run: () => unknown): Promise<void>
  skip(section: string, title: string, reason: string): void
}

/** One line per check, with the section it is from; the sum at the end. */
export function openReport(): Report & { end(): 0 | 1 } {
  const count = { passed: 0, failed: 0, skipped: 0 }
  const say = (verdict: keyof typeof count, section: string, title: string, reason?: string) => {
    count[verdict] += 1
    console.log(`${verdict.padEnd(8)}${section.padEnd(22)}${title}${reason ? `: ${reason}` : ''}`)
  }
  return {
    check: async (section, title, run) => {
      try {
        await run()
        say('passed', section, title)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        say('failed', section, title, reason.replace(/\s+/g, ' '))
      }
    },
    skip: (section, title, reason) => say('skipped', section, title, reason),
    end: () => {
      const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
      console.log(`${count.passed} passed, ${count.failed} failed${skipped}`)
      return count.failed > 0 ? 1 : 0
    },
  }
}
