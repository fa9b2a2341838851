import { nlPages } from '#messages/nl-pages.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'

const { terms } = nlPages.deskSystem

test.use({ language: 'nl' })

// It is withdrawn, so that the terms stay as other journeys read them.
test('[DESK-161, DESK-162, DESK-193] an operator writes new terms from the latest text, announces them, and withdraws them before their mails leave', async ({
  page,
  expectErrors,
}) => {
  await ensureSignedIn(page, 'mei')
  await openPage(page, '/desk/system')
  await page.getByRole('link', { name: 'Voorwaarden', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voorwaarden voor salons')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Schrijf een nieuwe versie' }).click()
  const announce = page.getByRole('button', { name: /^Kondig aan en verstuur \d+ mails?$/ })
  await expect(announce).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Zeg in beide talen wat er verandert.')).toBeVisible()
  await page.getByLabel('één zin, in het Nederlands').fill('De tarieven gaan omhoog.')
  await page.getByLabel('één zin, in het Engels').fill('Rates go up.')
  await expect(page.getByText('De tekst is nog dezelfde.')).toBeVisible()
  const text = page.getByLabel('De hele tekst in het Nederlands')
  await expect(text).toHaveValue(/\n\n13\.1 /)
  await text.fill('1. Nieuw\n\n1.1 Alles is anders.')
  const mail = page.getByRole('region', { name: 'De mail zoals die vertrekt' })
  await expect(mail).toContainText('De tarieven gaan omhoog.')
  await expectAccessible(page, 'desk-terms')
  const versions = page.getByRole('main').getByRole('listitem')
  expectErrors(/409 \(Conflict\)/)
  // As if a colleague announced another version meanwhile.
  const isTerms = '**/deskApi/providerTerms'
  await page.route(isTerms, async (route) => {
    if (route.request().method() === 'POST')
      return route.fulfill({
        status: 409,
        json: { statusCode: 409, code: 'item-changed', message: '' },
      })
    const response = await route.fetch()
    const { data } = await response.json()
    const [first] = data.versions
    const another = { ...first, termsId: crypto.randomUUID(), number: first.number + 1 }
    return route.fulfill({
      response,
      json: { data: { ...data, versions: [another, ...data.versions] } },
    })
  })
  await announce.click()
  await expect(page.getByText(terms.outdated, { exact: true })).toBeVisible()
  await expect(versions).toHaveCount(2)
  await expect(text).toHaveValue('1. Nieuw\n\n1.1 Alles is anders.')
  await expect(announce).toHaveAttribute('aria-disabled', 'true')
  await page.unroute(isTerms)
  await page.reload()
  const write = page.getByRole('button', { name: terms.write })
  await write.click()
  await expect(text).toHaveValue('1. Nieuw\n\n1.1 Alles is anders.')
  await announce.click()
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText(/^Versie 2, geldt vanaf .*De mails gaan zo weg\./)
  await page.getByRole('button', { name: 'Trek in' }).click()
  await expect(versions).toHaveCount(1)
  await expect(versions).toContainText('Versie 1')
  await expect(text).toHaveCount(0)
  await write.click()
  await expect(text).toHaveValue('1. Nieuw\n\n1.1 Alles is anders.')
})
