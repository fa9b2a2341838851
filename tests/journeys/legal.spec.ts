import type { Page } from '@playwright/test'
import { enPages as en } from '#messages/en-pages.ts'
import { cookies as english } from '#messages/legal/en/cookies.ts'
import { expect, test } from './journey.ts'
import { expectServiceWorker, keptVisits } from './service-worker.ts'
import { passHostedSignIn } from './sign-in.ts'
import { visit } from './visit.ts'
import { addTreatment } from './wizard.ts'

test.describe('in Dutch', () => {
  test.use({ language: 'nl' })

  test('@phone [PAGE-02] the terms for salons: from the foot of a page, an article by its name', async ({
    page,
  }) => {
    await visit(page, '/privacy')
    await page.getByRole('link', { name: 'Voorwaarden voor salons' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voorwaarden voor salons')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(13 + 4)
    await page.getByText('13 artikelen').click()
    await page.getByRole('link', { name: '9. Abonnement en betalen' }).click()
    await expect(page.getByRole('heading', { name: 'Abonnement en betalen' })).toBeInViewport()
  })
})

test('[PAGE-01, PAGE-03] a text changes its language in place, and both addresses of the terms are one', async ({
  page,
}) => {
  await visit(page, '/terms-conditions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
  await page.getByRole('link', { name: 'Nederlands, NL' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voorwaarden')
  await expect(page.getByText('De overeenkomst over een behandeling')).toBeVisible()
  await page.goto('/privacy')
  await expect(page.getByText('Autoriteit Persoonsgegevens')).toBeVisible()
})

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('[PAGE-03] the cookies page lists all that looking round, booking, signing in and out leave in a browser', async ({
    page,
  }) => {
    const left = new Set<string>()
    const look = async () => {
      for (const name of await namesLeft(page)) left.add(name)
    }
    await visit(page, '/contact-us')
    await page.getByLabel(en.contact_us.message).fill('Hello')
    await look()
    await visit(page, '/search')
    await page
      .getByRole('button', { name: 'Nederlands, NL' })
      .or(page.getByRole('link', { name: 'Nederlands, NL' }))
      .first()
      .click()
    await visit(page, '/profile/salon-kersenbloesem')
    await addTreatment(page)
    await page.getByRole('button', { name: 'Kies een tijd' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Inloggen' }).click()
    await expect(page).toHaveURL(/identity\/interaction/)
    await look()
    await passHostedSignIn(page, 'noor')
    await expect(page).toHaveURL(/step=schedule/)
    await visit(page, '/bookings')
    await expectServiceWorker(page)
    await expect.poll(() => keptVisits(page)).not.toBeNull()
    await look()
    await page.getByRole('button', { name: /^Account van/ }).click()
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(page).toHaveURL('/search')
    await look()

    expect([...left]).toEqual(
      expect.arrayContaining(['access_token', 'form.contact-us', 'own-visits']),
    )
    expect([...left].filter((name) => !LISTED.some((each) => fits(each, name)))).toEqual([])
    // The rest is set where a new version is put off, the home screen waved away, or an outside issuer signs out.
    const unseen = LISTED.filter((each) => ![...left].some((name) => fits(each, name)))
    expect(unseen).toEqual(['signed-out', 'asked-version', 'install.dismissed'])
  })
})

const LISTED = english.articles
  .flatMap(({ table }) => table?.rows.map(([name = '']) => name) ?? [])
  .flatMap((names) => names.split(', '))

function fits(listed: string, name: string): boolean {
  return listed.endsWith('…') ? name.startsWith(listed.slice(0, -1)) : listed === name
}

async function namesLeft(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name.replace(/\.sig$/, '')) // its signature beside it
  const kept = await page.evaluate(async () => [
    ...[...Object.keys(localStorage), ...Object.keys(sessionStorage), ...(await caches.keys())],
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])
  return [...cookies, ...kept]
}
