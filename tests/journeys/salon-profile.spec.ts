import type { Page } from '@playwright/test'
import { aPhoto } from '#api/picture/testing/a-photo.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'

// The owner of this salon is a demo account.
const SALON = 'henna-door-samira'
const OWNER = 'samira'

const cards = (page: Page) => page.locator('[data-picture]')
const removeFrom = async (page: Page, photo: string, name: string) => {
  await page.getByRole('button', { name: `${photo}: ${name}` }).click()
  await page.getByRole('dialog').getByRole('button').first().click()
}

test.describe('in Dutch on a phone', () => {
  test.use({ language: 'nl' })
  test('[WORK-55, WORK-57, WORK-58] a photo is uploaded, described and made the cover, and a customer sees it @phone', async ({
    page,
    expectToast,
  }) => {
    await ensureSignedIn(page, OWNER)
    await openPage(page, `/salon/${SALON}/page`)
    await expect(page.getByRole('heading', { name: 'Profiel en foto’s' })).toBeVisible()
    await expect(cards(page)).not.toHaveCount(0)
    const before = await cards(page).count()
    const photo = {
      name: 'stoelen.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPhoto({ width: 2000, height: 1200 }),
    }
    await page.getByTestId('picture-files').setInputFiles(photo)
    await expectToast('stoelen.jpg is binnen')
    const card = cards(page).nth(before)
    await expect(card.locator('picture img')).toBeVisible({ timeout: 30_000 })
    await expect(card).toContainText('Nog geen beschrijving')
    await card.getByRole('button', { name: /^Beschrijf, / }).click()
    const dialog = page.getByRole('dialog', { name: 'Wat is er te zien?' })
    await dialog.getByLabel('In het Nederlands').fill('Rode stoelen')
    await dialog.getByLabel('In het Engels').fill('Red chairs')
    await dialog.getByRole('button', { name: 'Bewaar' }).click()
    await expect(card).toContainText('“Rode stoelen”')
    await expect(card).not.toContainText('Nog geen')
    await card.getByRole('button', { name: /^Maak omslag, / }).click()
    await expect(cards(page).first()).toContainText('“Rode stoelen”')
    await expectAccessible(page, 'the profile')

    await openPage(page, `/profile/${SALON}`)
    const cover = page.getByRole('img', { name: 'Rode stoelen' }).first()
    await expect(cover).toBeVisible()
    const shown = await cover.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(shown).toMatch(/\/pictures\/[0-9a-f]{32}-\d+\.avif$/)
    await openPage(page, `/salon/${SALON}/page`)
    await removeFrom(page, 'Foto 1, omslag', 'verwijder')
    await expectToast('De foto is verwijderd')
    await expect(cards(page)).toHaveCount(before)
  })
})

test('[WORK-55, WORK-57] pictures are put in order by keys, and a file that is no picture is refused in words', async ({
  page,
}) => {
  await ensureSignedIn(page, OWNER)
  await openPage(page, `/salon/${SALON}/page`)
  await expect(cards(page)).not.toHaveCount(0)
  const first = await cards(page).first().getAttribute('data-picture')
  const moved = cards(page).nth(1)
  await page.getByRole('button', { name: 'Photo 1, cover: move back' }).press('Enter')
  await expect(moved).toHaveAttribute('data-picture', first ?? '')
  await expect(page.getByText(/^Photo 1 is now number 2 of \d+$/)).toBeAttached()
  const back = page.getByRole('button', { name: 'Photo 2: move back' })
  await expect(back).toBeFocused()
  await page.getByRole('button', { name: 'Photo 2: move forward' }).press('Enter')
  await expect(cards(page).first()).toHaveAttribute('data-picture', first ?? '')
  const text = { name: 'chairs.jpg', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  await page.getByTestId('picture-files').setInputFiles(text)
  const refused = page.getByRole('alert').filter({ hasText: 'chairs.jpg did not arrive' })
  await expect(refused).toContainText('This is no photo that we can read.')
  await expectAccessible(page, 'the profile')
  await page.getByRole('button', { name: 'Leave it: chairs.jpg' }).click()
  await expect(refused).toHaveCount(0)
})
