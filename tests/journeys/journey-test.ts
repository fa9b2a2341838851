import { test as base, expect } from '@playwright/test'
import type { Language } from '#messages/language.ts'
import { type ExpectToast, watchToasts } from './toasts.ts'

export { expect }

interface JourneyOptions {
  /** The language in the language cookie. */
  language: Language
  /** The console errors that this test may cause; any other fails it. */
  expectedErrors: RegExp
  /** From here on the test may cause these console errors besides. */
  expectErrors: (errors: RegExp) => void
  laterErrors: RegExp[]
  expectToast: ExpectToast
  languageCookie: undefined
  noConsoleErrors: undefined
}

/** A test that fails on an unexpected console error: a failed request, a thrown error or a hydration error. */
export const test = base.extend<JourneyOptions>({
  language: ['en', { option: true }],
  expectedErrors: [/(?!)/, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  laterErrors: async ({}, use) => use([]),
  expectErrors: ({ laterErrors }, use) => use((errors) => void laterErrors.push(errors)),
  expectToast: async ({ context }, use) => use(await watchToasts(context)),
  languageCookie: [
    async ({ context, language, baseURL }, use) => {
      if (language !== 'en') {
        await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      }
      await use(undefined)
    },
    { auto: true },
  ],
  noConsoleErrors: [
    async ({ context, expectedErrors, laterErrors }, use) => {
      const faults: string[] = []
      const record = (fault: string) => {
        const expected = [TOOL_ERRORS, expectedErrors, ...laterErrors]
        if (!expected.some((errors) => errors.test(fault))) faults.push(fault)
      }
      context.on('weberror', (fault) => record(fault.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error') record(`${message.text()} ${message.location().url}`)
      })
      await use(undefined)
      // A response that a test changes may still be on its way when the test ends.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Errors that the test tools cause. Playwright blocks service workers in most journeys (playwright.config.ts), so the app
 * cannot register its own. A timer of axe may end late in the frame of a mail, where scripts are blocked.
 */
const TOOL_ERRORS =
  /^The service worker was not registered TypeError|^Blocked script execution in 'about:srcdoc'/
