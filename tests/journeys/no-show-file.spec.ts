import { enPages } from '#messages/en-pages.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { xsrfToken } from './book-by-api.ts'
import { OWNER, SALON } from './book-request.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { readProvider } from './providers-by-api.ts'
import { ensureSignedIn } from './sign-in.ts'

for (const language of checkedLanguages) {
  const words = { en: enPages, nl: nlPages }[language].agenda
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('[WORK-112, LANG-04] a missed visit has a file to print, without the workspace around it', async ({
      page,
    }) => {
      await ensureSignedIn(page, OWNER)
      const { catalogItems } = await readProvider(page.request, SALON)
      const headers = { 'x-xsrf-token': await xsrfToken(page) }
      const name = `Noor ${Date.now()}`
      // Somebody who was to come an hour ago.
      const booked = await page.request.post(`/salonApi/${SALON}/visits`, {
        headers,
        data: {
          startTime: new Date(Date.now() - 3_600_000).toISOString(),
          items: [{ catalogItemId: catalogItems.find(({ isAddon }) => !isAddon)?.catalogItemId }],
          newClient: { name },
          squeezeIn: true,
        },
      })
      expect(booked.status(), await booked.text()).toBe(201)
      const { orderId } = (await booked.json()).data
      const missed = await page.request.put(`/salonApi/${SALON}/visits/${orderId}/status`, {
        headers,
        data: { version: 1, status: 'NO_SHOW' },
      })
      expect(missed.status(), await missed.text()).toBe(200)
      await openPage(page, `/salon/${SALON}/agenda?visit=${orderId}`)
      await page.getByRole('link', { name: words.noShow.open }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      const main = page.getByRole('main')
      await expect(main).toContainText(words.noShow.terms.notAccepted)
      await expect(main).toContainText(words.noShow.rules.versionUnknown)
      await expectAccessible(page, 'no-show file')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('link', { name: words.noShow.back })).toBeHidden()
      await expect(page.getByRole('button', { name: words.noShow.print })).toBeHidden()
      await expect(main).toContainText(name)
      await page.emulateMedia({ media: 'screen' })
    })
  })
}
