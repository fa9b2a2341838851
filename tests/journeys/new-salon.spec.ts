import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { addProvider } from './create-salon.ts'
import { checkedLanguages } from './expect-accessible.ts'
import { openUntilFirstBooking } from './first-booking.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { createCustomer, fillHostedSignIn } from './sign-in.ts'

for (const language of checkedLanguages) {
  const { invitation, session } = { en: { ...en, ...enPages }, nl: { ...nl, ...nlPages } }[language]
  test.describe(language, () => {
    test.use({ language })
    test('[WORK-93, WORK-95, WORK-96, WORK-251] a new salon, from the invitation of its owner to its first booking by a customer @phone @both', async ({
      page,
      browser,
      baseURL,
      request,
      expectToast,
    }) => {
      const owner = await createCustomer(request)
      const userName = `nieuw-${owner.userName}`
      const fullName = 'Salon Sneeuwklok'
      await addProvider({
        userName,
        fullName,
        ownerEmail: owner.email,
        serviceAvailability: 'SALON',
        hours: [],
        items: [],
      })
      const { text } = await readMail(request, owner.email, /Salon Sneeuwklok nodigt je uit/)
      expect(text).toContain('Je salon Salon Sneeuwklok staat klaar in Bloesem.')
      await openPage(page, /\/invitation\/[\w-]{22}/.exec(text)?.[0] ?? '')
      await page.getByRole('button', { name: invitation.signIn }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: session.signIn, exact: true }).click()
      await fillHostedSignIn(page, owner)
      await page.getByRole('button', { name: invitation.accept }).click()
      await expect(page).toHaveURL(new RegExp(`/salon/${userName}/welcome`))
      await openUntilFirstBooking({
        page,
        browser,
        request,
        expectToast,
        userName,
        language,
        baseURL: baseURL ?? '',
      })
    })
  })
}
