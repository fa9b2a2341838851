/** One line per check, with the section it is from; the sum at the end. */
export function openReport() {
  const count = { passed: 0, failed: 0, skipped: 0 }
  const say = (verdict, section, title, reason) => {
    count[verdict] += 1
    console.log(`${verdict.padEnd(8)}${section.padEnd(22)}${title}${reason ? `: ${reason}` : ''}`)
  }
  return {
    /** @param run throws, with a reason, where the issuer does not keep to the section */
    check: async (section, title, run) => {
      try {
        await run()
        say('passed', section, title)
      } catch (error) {
        say('failed', section, title, error.message.replace(/\s+/g, ' '))
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
