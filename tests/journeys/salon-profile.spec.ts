import type { Locator, Page, Response } from '@playwright/test'
import sharp from 'sharp'
import { aPhoto } from '#api/picture/testing/a-photo.ts'
import { enPages } from '#messages/en-pages.ts'
import { fill } from '#messages/fill.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { xsrfToken } from './book-by-api.ts'
import { createSalon } from './create-salon.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { answerLeaveQuestion } from './leave-question.ts'
import { openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'

// The owner of this salon is a demo account.
const SALON = 'henna-door-samira'
const OWNER = 'samira'

// They change one salon, and so run one after another.
test.describe.configure({ mode: 'default' })

const cards = (page: Page) => page.locator('[data-picture]')

/** Puts the first picture at another place, as a colleague does. */
async function putOrder(page: Page, place: number): Promise<void> {
  const shown = await cards(page).evaluateAll((all) =>
    all.map((card) => card.getAttribute('data-picture') ?? ''),
  )
  const [first = '', ...others] = shown
  const stored = await page.request.put(`/salonApi/${SALON}/picture-order`, {
    headers: { 'x-xsrf-token': await xsrfToken(page) },
    data: { pictureIds: others.toSpliced(place, 0, first) },
  })
  expect(stored.ok(), await stored.text()).toBe(true)
}

const GPS_TAG = Buffer.from([0x25, 0x88]) // GPSInfo, in the byte order that sharp writes

/** What the file of a picture is, and whether it says where it was taken. */
async function placeIn(file: Buffer) {
  const { format, exif, xmp, iptc } = await sharp(file).metadata()
  const texts = [exif, xmp, iptc].filter((text) => text !== undefined)
  return { type: format, hasPlace: exif?.includes(GPS_TAG) ?? false, texts: texts.length }
}

for (const language of checkedLanguages) {
  const { salonProfile: words } = { en: enPages, nl: nlPages }[language]
  const { describing, pictures, removing, uploading } = words
  const described = { nl: 'Rode stoelen', en: 'Red chairs' }
  const buttonOf = (card: Locator, action: string) =>
    card.getByRole('button', { name: new RegExp(`^${action}, `) })
  test.describe(language, () => {
    test.use({ language })
    test('[WORK-55, WORK-56, WORK-57, WORK-58] a photo of 40 megapixels is uploaded, described and made the cover; a customer sees it, and its place is in no file @phone @both', async ({
      page,
      expectToast,
    }) => {
      const { userName: salon } = await createSalon(page)
      await openPage(page, `/salon/${salon}/page`)
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
      const upload = async (name: string, buffer: Buffer) => {
        const photo = { name, mimeType: 'image/jpeg', buffer }
        await page.getByTestId('picture-files').setInputFiles(photo)
        await expectToast(fill(uploading.arrived, { name }))
      }
      await upload('deur.jpg', await aPhoto({ width: 900, height: 600 }))
      const photo = await aPhoto()
      expect((await placeIn(photo)).hasPlace).toBe(true)
      await upload('stoelen.jpg', photo)
      const card = cards(page).nth(1)
      await expect(card.locator('picture img')).toBeVisible({ timeout: 30_000 })
      await expect(card).toContainText(pictures.undescribed)
      await buttonOf(card, pictures.describe).click()
      const dialog = page.getByRole('dialog', { name: describing.title })
      await dialog.getByLabel(describing.nl).fill(described.nl)
      await dialog.getByLabel(describing.en).fill(described.en)
      await expectAccessible(page, 'the profile, describing a picture', { keepsViewport: true })
      await dialog.getByRole('button', { name: describing.save }).click()
      await expect(card).toContainText(`“${described[language]}”`)
      await expect(card).not.toContainText(pictures.undescribed)
      await buttonOf(card, pictures.makeCover).click()
      await expect(cards(page).first()).toContainText(`“${described[language]}”`)
      await expectAccessible(page, 'the profile', { keepsViewport: true })

      await openPage(page, `/profile/${salon}`)
      const cover = page.getByRole('img', { name: described[language] }).first()
      await expect(cover).toBeVisible()
      const shown = await cover.evaluate((image: HTMLImageElement) => image.currentSrc)
      expect(shown).toMatch(/\/pictures\/[0-9a-f]{32}-\d+\.avif$/)
      for (const [format, type] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
      ] as const) {
        const served = await page.request.get(shown.replace('avif', format))
        expect(served.headers()['content-type']).toBe(`image/${format}`)
        expect(await placeIn(await served.body())).toEqual({ type, hasPlace: false, texts: 0 })
      }
      await openPage(page, `/salon/${salon}/page`)
      const remove = fill(pictures.remove, { picture: pictures.cover })
      await page.getByRole('button', { name: remove }).click()
      await expectAccessible(page, 'the profile, removing a picture', { keepsViewport: true })
      await page.getByRole('dialog').getByRole('button').first().click()
      await expectToast(removing.removed)
      await expect(cards(page)).toHaveCount(1)
    })
  })
}

test('[WORK-55, WORK-57, WORK-293] pictures are put in order by keys, which keep the focus, and a file that is no picture is refused in words', async ({
  page,
}) => {
  await ensureSignedIn(page, OWNER)
  await openPage(page, `/salon/${SALON}/page`)
  await expect(cards(page)).not.toHaveCount(0)
  const first = await cards(page).first().getAttribute('data-picture')
  const moved = cards(page).nth(1)
  // The order is shown before it is saved and read again; a colleague's comes after that.
  const save = async (press: Promise<void>) => {
    let isWritten = false
    const isReadAgain = (answer: Response) => {
      const method = answer.request().method()
      isWritten ||= method === 'PUT' && answer.ok()
      return isWritten && method === 'GET' && answer.url().endsWith('/pictures')
    }
    await Promise.all([page.waitForResponse(isReadAgain), press])
  }
  await save(page.getByRole('button', { name: 'Photo 1, cover: move back' }).press('Enter'))
  await expect(moved).toHaveAttribute('data-picture', first ?? '')
  await expect(page.getByText(/^Photo 1 is now number 2 of \d+$/)).toBeAttached()
  const back = page.getByRole('button', { name: 'Photo 2: move back' })
  await expect(back).toBeFocused()
  await save(page.getByRole('button', { name: 'Photo 2: move forward' }).press('Enter'))
  await expect(cards(page).first()).toHaveAttribute('data-picture', first ?? '')
  await save(page.getByRole('button', { name: 'Make it the cover, Photo 2' }).press('Enter'))
  await expect(moved).toHaveAttribute('data-picture', first ?? '')
  await expect(page.getByRole('button', { name: 'Photo 1, cover: move back' })).toBeFocused()
  await save(page.keyboard.press('Enter'))
  await expect(cards(page).first()).toHaveAttribute('data-picture', first ?? '')

  await test.step('[WORK-292, WORK-294] a description that is typed is not lost by Escape unasked, also when its card has moved', async () => {
    const { describing } = enPages.salonProfile
    await page.getByRole('button', { name: 'Change, Photo 1, cover' }).click()
    const dialog = page.getByRole('dialog', { name: describing.title })
    await dialog.getByLabel(describing.en).fill('Red chairs')
    // A colleague has another order, which is read again as on coming back to the window.
    await putOrder(page, 1)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(moved).toHaveAttribute('data-picture', first ?? '')
    await answerLeaveQuestion(page, 'stay', () => page.keyboard.press('Escape'))
    await expect(dialog.getByLabel(describing.en)).toHaveValue('Red chairs')
    await answerLeaveQuestion(page, 'leave', () => page.keyboard.press('Escape'))
    await expect(dialog).toHaveCount(0)
    await putOrder(page, 1)
  })
  const text = { name: 'chairs.jpg', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  await page.getByTestId('picture-files').setInputFiles(text)
  const refused = page.getByRole('alert').filter({ hasText: 'chairs.jpg did not arrive' })
  await expect(refused).toContainText('This is no photo that we can read.')
  await expectAccessible(page, 'the profile')
  await page.getByRole('button', { name: 'Leave it: chairs.jpg' }).click()
  await expect(refused).toHaveCount(0)
})

test('[WORK-59, WORK-60, WORK-61] texts are changed beside the card of search, and seen in both languages', async ({
  page,
  browser,
  baseURL,
}) => {
  await ensureSignedIn(page, OWNER)
  await openPage(page, `/salon/${SALON}/page`)
  const bar = page.getByRole('region', { name: 'Saving' })
  await expect(bar).toContainText('No changes')
  const name = page.getByLabel('Name', { exact: true })
  const card = page.getByRole('region', { name: 'How you appear in search' })
  const nameBefore = await name.inputValue()
  await expect(card).toContainText(nameBefore)
  await name.fill('Henna door Samira & co')
  await expect(card).toContainText('Henna door Samira & co')
  await name.fill(nameBefore)
  const dutch = page.getByLabel('Story, Dutch')
  const english = page.getByLabel('Story, English')
  const before = { dutch: await dutch.inputValue(), english: await english.inputValue() }
  const stamp = Date.now()
  await dutch.fill(`Henna met geduld, ${stamp}`)
  await english.fill(`Henna with patience, ${stamp}`)
  await page.getByLabel('KVK number').fill('123')
  await expect(bar).toContainText('3 changes, not saved yet')
  await bar.getByRole('button', { name: 'Save' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Not saved yet' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'KVK number: A KVK number has eight digits.' }).click()
  await expect(page.getByLabel('KVK number')).toBeFocused()
  await expectAccessible(page, 'the profile with a fault')
  await page.getByLabel('KVK number').fill('99 88 77 66')
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toContainText('Everything was saved at')
  await expect(page.getByLabel('KVK number')).toHaveValue('99887766')

  for (const [language, words] of [
    ['en', `Henna with patience, ${stamp}`],
    ['nl', `Henna met geduld, ${stamp}`],
  ] as const) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    const customer = await context.newPage()
    await openPage(customer, `/profile/${SALON}`)
    await expect(customer.getByText(words).first()).toBeVisible()
    await context.close()
  }
  await dutch.fill(before.dutch)
  await english.fill(before.english)
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toContainText('Everything was saved at')
})

test('[WORK-130, WORK-217] the pin on the map is moved by keys and by a press, and stays there; the reach is undone with it', async ({
  page,
}) => {
  await ensureSignedIn(page, OWNER)
  await openPage(page, `/salon/${SALON}/page`)
  const pin = page.getByRole('button', { name: 'The place of your salon' })
  await expect(pin).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the point on the map' }).click()
  const latitude = page.getByLabel('Latitude')
  const longitude = page.getByLabel('Longitude')
  const before = { latitude: await latitude.inputValue(), longitude: await longitude.inputValue() }
  await pin.press('ArrowUp')
  await pin.press('Shift+ArrowRight')
  await expect(page.getByText(/^Moved to 5\d\.\d+, \d\.\d+$/)).toBeAttached()
  expect(Number(await latitude.inputValue())).toBeGreaterThan(Number(before.latitude))
  expect(Number(await longitude.inputValue())).toBeGreaterThan(Number(before.longitude))
  await expectAccessible(page, 'the profile with its map')
  const bar = page.getByRole('region', { name: 'Saving' })
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toContainText('Everything was saved at')
  const moved = await latitude.inputValue()
  const map = page.getByRole('group', { name: 'Map with the place of your salon' })
  await map.click({ position: { x: 60, y: 60 } })
  await expect(latitude).not.toHaveValue(moved)
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(latitude).toHaveValue(moved)

  const radius = page.getByLabel('How far do you come? (km)')
  const kilometres = await radius.inputValue()
  await radius.fill('3')
  await page.getByRole('radio', { name: 'In places I name' }).check({ force: true })
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Add a place, or choose a distance.')
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('radio', { name: 'Within a distance' })).toBeChecked()
  await expect(radius).toHaveValue(kilometres)
})
