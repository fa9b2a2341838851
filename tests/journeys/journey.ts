import { test as base, expect } from '@playwright/test'

export { expect }

interface JourneyOptions {
  /** What the browser's console may complain of in this test; nothing else may go wrong in it. */
  expectedFaults: RegExp
  quiet: undefined
}

/** A test in a browser whose console stays empty: no failed request, no thrown error, no broken hydration. */
export const test = base.extend<JourneyOptions>({
  expectedFaults: [/(?!)/, { option: true }],
  quiet: [
    async ({ context, expectedFaults }, use) => {
      const faults: string[] = []
      context.on('weberror', (fault) => faults.push(fault.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
      })
      await use(undefined)
      expect(faults.filter((fault) => !expectedFaults.test(fault))).toEqual([])
    },
    { auto: true },
  ],
})
