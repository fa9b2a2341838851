import { test as base, expect } from '@playwright/test'
import type { Language } from '#messages/language.ts'
import { type SeeToast, watchToasts } from './toasts.ts'

export { expect }

interface JourneyOptions {
  /** The language somebody chose on an earlier visit. */
  language: Language
  /** What the browser's console may complain of in this test; nothing else may go wrong in it. */
  expectedFaults: RegExp
  seeToast: SeeToast
  chosenLanguage: undefined
  quiet: undefined
}

/** A test in a browser whose console stays empty: no failed request, no thrown error, no broken hydration. */
export const test = base.extend<JourneyOptions>({
  language: ['en', { option: true }],
  expectedFaults: [/(?!)/, { option: true }],
  seeToast: async ({ context }, use) => use(await watchToasts(context)),
  chosenLanguage: [
    async ({ context, language, baseURL }, use) => {
      if (language !== 'en') {
        await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      }
      await use(undefined)
    },
    { auto: true },
  ],
  quiet: [
    async ({ context, expectedFaults }, use) => {
      const faults: string[] = []
      context.on('weberror', (fault) => faults.push(fault.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
      })
      await use(undefined)
      // An answer that a test changes on its way may still be under way when the test ends.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      const expected = (fault: string) => expectedFaults.test(fault) || OF_THE_TOOLS.test(fault)
      expect(faults.filter((fault) => !expected(fault))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Playwright keeps service workers out of most journeys (playwright.config.ts); those of the app would miss theirs. In the
 * frame of a mail, which lets no script run, a timer of axe's may end late.
 */
const OF_THE_TOOLS =
  /^The service worker was not registered TypeError|^Blocked script execution in 'about:srcdoc'/
