import type { Page } from '@playwright/test'
import { common as commonEn } from '#messages/en/common.ts'
import { contactMail as mailEn } from '#messages/en/contact-mail.ts'
import { pricing as en } from '#messages/en/pricing.ts'
import { common as commonNl } from '#messages/nl/common.ts'
import { contactMail as mailNl } from '#messages/nl/contact-mail.ts'
import { pricing as nl } from '#messages/nl/pricing.ts'
import { checkedLanguages } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { installClock, pauseClock } from './page-clock.ts'
import { fillSalesForm } from './sales-form.ts'

for (const language of checkedLanguages) {
  const words = { en, nl }[language]
  const { contactSales: form } = words
  const mails = { en: mailEn, nl: mailNl }[language].receipt.kinds
  const { close } = { en: commonEn, nl: commonNl }[language]
  const plan = words.plans['salon-package'].name

  for (const device of ['@phone', 'desktop']) {
    const isPhone = device === '@phone'
    test.describe(`${language} ${device}`, () => {
      test.use({ language, expectedErrors: /ERR_FAILED|The request was not sent/ })

      test('[PRICE-06, PRICE-08] a visitor asks about a plan, and then for a demo', async ({
        page,
        request,
      }) => {
        const email = `samira-${Date.now()}@voorbeeld.nl`
        const dialog = page.getByRole('dialog')
        await installClock(page)
        await openPage(page, '/pricing')
        await page.getByRole('button', { name: words.contact, exact: true }).click()
        await expect(dialog.getByLabel(form.plan)).toHaveValue('')
        await dialog.getByRole('button', { name: form.notNow }).click()

        const ask = page.getByRole('button', {
          name: `${words.contact} ${fillPlaceholder(words.contactAbout, plan)}`,
        })
        await ask.click()
        await expect(dialog.getByLabel(form.plan)).toHaveValue('salon-package')
        await dialog.getByRole('button', { name: form.submit, exact: true }).click()
        const summary = dialog.getByRole('alert')
        await expect(summary).toBeFocused()
        await expect(summary.getByRole('link')).toHaveText([
          form.nameRequired,
          form.emailRequired,
          form.phoneRequired,
          form.termsRequired,
        ])
        await summary.getByRole('link', { name: form.phoneRequired }).click()
        await expect(dialog.getByLabel(form.phone)).toBeFocused()
        await fillSalesForm(page, form, { email, isDemo: false })

        await page.route('**/prod/contactus', (route) => route.abort())
        await dialog.getByRole('button', { name: form.submit, exact: true }).click()
        await expect(dialog.getByRole('alert')).toContainText(form.errorMessage)
        await expect(dialog.locator(':focus')).toContainText(form.errorMessage)
        await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 })
        await expect(dialog.getByLabel(form.email)).toHaveValue(email)
        await page.unroute('**/prod/contactus')
        // One address may send ten times an hour, so the phone test sends to a mock.
        if (isPhone)
          await page.route('**/prod/contactus', (route) => route.fulfill({ status: 201, json: {} }))
        if (isPhone) await dialog.getByRole('button', { name: form.notNow }).click()
        else await openPage(page, '/pricing')
        await ask.click()
        await expect(dialog.getByLabel(form.email)).toHaveValue(email)
        await sendAndExpectNotice(page, form.submit, form.successMessage)
        await expect(ask).toBeFocused()
        if (!isPhone) await readMail(request, email, new RegExp(mails['contact-sales'].subject))

        await page.getByRole('button', { name: words.scheduleDemo }).click()
        await fillSalesForm(page, form, { email, isDemo: true })
        const sent = page.waitForRequest('**/prod/contactus')
        await sendAndExpectNotice(page, form.demoSubmit, form.demoSuccessMessage)
        expect((await sent).postDataJSON()).toMatchObject({
          requestType: 'demo-scheduling',
          source: '/pricing',
          language,
          demoTime: '15:30',
          name: 'Samira el Idrissi',
          email,
          termsAccepted: true,
          plan: '',
          website: '',
          timestamp: expect.any(String),
          userAgent: expect.any(String),
        })
        if (isPhone) return
        await readMail(request, email, new RegExp(mails['demo-scheduling'].subject))
        await test.step('while sending, the form stays open at Escape, and its result is shown', async () => {
          const leave = Promise.withResolvers<void>()
          await page.route('**/prod/contactus', async (route) => {
            await leave.promise
            await route.abort()
          })
          await page.getByRole('button', { name: words.scheduleDemo }).click()
          await fillSalesForm(page, form, { email, isDemo: true })
          await dialog.getByRole('button', { name: form.demoSubmit }).click()
          await expect(dialog.getByRole('button', { name: form.submitting })).toBeVisible()
          for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
          await dialog.getByRole('button', { name: close }).click()
          await dialog.getByRole('button', { name: form.notNow }).click()
          leave.resolve()
          await expect(dialog.getByRole('alert')).toContainText(form.errorMessage)
          await page.keyboard.press('Escape')
          await expect(dialog).toHaveCount(0)
        })
      })
    })
  }
}

test.describe('for a visitor in New York', () => {
  test.use({
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('[PRICE-04, PRICE-05, PRICE-07] the questions, the sales form and the carousel', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog')
    const row = page.locator('.animate-carousel')
    await openPage(page, '/pricing')

    await test.step('one answer is open at a time, by mouse and by keyboard', async () => {
      const items = page.locator('details')
      const open = () =>
        items.evaluateAll((all) =>
          all.flatMap((one, index) => ('open' in one && one.open ? [index] : [])),
        )
      expect(await open()).toEqual([0])
      await items.nth(3).getByRole('heading').click()
      await expect.poll(open).toEqual([3])
      await items.nth(3).getByRole('heading').click()
      await expect.poll(open).toEqual([])
      await items.nth(6).locator('summary').press('Enter')
      await expect.poll(open).toEqual([6])
      await items.nth(7).locator('summary').press('Space')
      await expect.poll(open).toEqual([7])
      const answer = items.nth(7).locator('summary + div')
      await expect(answer.locator('p')).toHaveCount(2)
      // Text at 400%: longer answers scroll.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '400%'
      })
      expect(await answer.evaluate((box) => [box.clientHeight, box.scrollHeight > 500])).toEqual([
        500,
        true,
      ])
      await page.evaluate(() => {
        document.documentElement.style.fontSize = ''
      })
    })
    await test.step('a message that is too long is kept, with its error', async () => {
      const { contactSales: form } = en
      await page.getByRole('button', { name: en.contact, exact: true }).click()
      await fillSalesForm(page, form, { email: 'samira@voorbeeld.nl', isDemo: false })
      const message = dialog.getByLabel(form.message)
      await message.fill('x'.repeat(5001))
      await dialog.getByRole('button', { name: form.submit, exact: true }).click()
      await dialog.getByRole('alert').getByRole('link').click()
      await expect(message).toBeFocused()
      await expect(message).toHaveValue('x'.repeat(5001))
      await expect(message).toHaveAccessibleDescription(
        'Make your message shorter: at most 5,000 characters.',
      )
      await message.fill('')
      await dialog.getByLabel(form.name, { exact: true }).fill('')
      await dialog.getByRole('button', { name: form.notNow }).click()
    })
    await test.step('the carousel turns in thirty seconds, and stops for pointer, keyboard and button', async () => {
      const loop = () =>
        row.evaluate((track) => {
          const [animation] = track.getAnimations()
          if (!animation) return 'none'
          const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
          return `${animation.playState} ${duration} ${iterations}`
        })
      const title = page.getByRole('heading', { name: en.services.title })
      await title.scrollIntoViewIfNeeded()
      await page.mouse.move(0, 0)
      await expect.poll(loop).toBe('running 30000 Infinity')
      // Both lists have the same width: after a turn the copy is at the start position.
      const widths = await row
        .locator('ul')
        .evaluateAll((lists) => lists.map((list) => list.clientWidth))
      expect(widths[0]).toBe(widths[1])

      const { x = 0, y = 0, height = 0 } = (await title.boundingBox()) ?? {}
      await page.mouse.move(x + 100, y + height + 80)
      await expect.poll(loop).toBe('paused 30000 Infinity')
      await page.mouse.move(0, 0)
      await expect.poll(loop).toBe('running 30000 Infinity')

      const stop = page.getByRole('button', { name: en.services.stop })
      await stop.focus()
      for (let card = 1; card <= 10; card += 1) {
        await page.keyboard.press('Tab')
        await expect.poll(loop).toBe('none')
        await expect(row.getByRole('link').nth(card - 1)).toBeFocused()
        await expect(row.getByRole('link').nth(card - 1)).toBeInViewport()
      }
      await page.keyboard.press('Tab')
      await expect.poll(loop).toBe('running 30000 Infinity')

      await stop.click()
      await expect(row).toHaveCount(0)
      await page.getByRole('button', { name: en.services.play }).click()
      await page.mouse.move(0, 0)
      await expect.poll(loop).toBe('running 30000 Infinity')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect.poll(loop).toBe('none')
      await expect(stop).toBeHidden()
      await row.getByRole('link', { name: 'Spa' }).click()
      await expect(page).toHaveURL('/search?service=spaServices')
    })
    await test.step('the second copy of a card links to its search too', async () => {
      await page.emulateMedia({ reducedMotion: null })
      await page.goBack()
      await row.evaluate((track) => {
        track.scrollIntoView({ block: 'center' })
        const [animation] = track.getAnimations()
        animation?.pause()
        if (animation) animation.currentTime = 29_000
      })
      const { x = 0, y = 0 } = (await row.locator('ul').nth(1).boundingBox()) ?? {}
      await page.mouse.click(x + 60, y + 60)
      await expect(page).toHaveURL(/\/search\?.*service=nailArtist/)
    })
    await test.step('the days of a demo', async () => {
      await page.goBack()
      // 00:30 in the Netherlands, the day before in New York.
      await expectDemoDays(page, '2026-11-29T23:30:00Z')
    })
  })
})

test.describe('for a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('@phone [PRICE-03, PRICE-07] the comparison keeps its names in view; the days of a demo are Dutch', async ({
    page,
  }) => {
    await openPage(page, '/pricing')
    const table = page.getByRole('region', { name: en.comparison.title })
    const name = table.getByRole('rowheader', { name: en.features.roles })

    await test.step('the names of the plans stay in view over their columns', async () => {
      await name.scrollIntoViewIfNeeded()
      await table.evaluate((box) => window.scrollBy(0, box.getBoundingClientRect().bottom - 400))
      for (const plan of ['software-only', 'software-marketing', 'salon-package'] as const) {
        const head = table.getByRole('columnheader', { name: en.plans[plan].name })
        await expect(head).toBeInViewport({ ratio: 1 })
      }
    })
    await test.step('the days of a demo', async () => {
      // 16:30 in the Netherlands, the next day in Tokyo.
      await expectDemoDays(page, '2026-11-30T15:30:00Z')
    })
    await test.step('the name of a row stays in view', async () => {
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      await page.setViewportSize({ width: 320, height: 700 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await table.focus()
      await page.keyboard.press('End')
      await table.evaluate((box) => box.scrollTo(1000, 0))
      expect(await table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
      await name.scrollIntoViewIfNeeded()
      expect((await name.boundingBox())?.x).toBe((await table.boundingBox())?.x)
    })
  })
})

/** A demo is two days to three months from now, by Dutch dates. */
async function expectDemoDays(page: Page, now: string): Promise<void> {
  await page.clock.setFixedTime(now)
  await page.getByRole('button', { name: en.scheduleDemo }).click()
  const dialog = page.getByRole('dialog')
  const { contactSales: form } = en
  const day = dialog.getByLabel(form.demoDate, { exact: true })
  await expect(day).toHaveAttribute('min', '2026-12-02')
  await expect(day).toHaveAttribute('max', '2027-02-28') // 30 February does not exist
  await expect(dialog.getByText('From 2 December to 28 February')).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  await expect(dialog.getByText('2:30 PM3:00 PM3:30 PM4:00 PM')).toBeVisible()
  const wrong = dialog.getByRole('link', { name: 'Choose a day from 2 December to 28 February.' })
  for (const [date, isWrong] of [
    ['2026-12-01', true],
    ['2026-12-02', false],
    ['2027-02-28', false],
    ['2027-03-01', true],
  ] as const) {
    await day.fill(date)
    await dialog.getByRole('button', { name: form.demoSubmit }).click()
    await expect(dialog.getByRole('link', { name: form.nameRequired })).toBeVisible()
    await expect(wrong).toBeVisible({ visible: isWrong })
  }
  await day.fill('')
  await dialog.getByRole('button', { name: form.notNow }).click()
}

async function sendAndExpectNotice(page: Page, button: string, said: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await pauseClock(page)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText(said)
  await page.clock.runFor(1900)
  await expect(dialog).toBeVisible()
  await page.clock.runFor(200)
  await expect(dialog).toBeHidden()
  await page.clock.resume()
}

function fillPlaceholder(sentence: string, plan: string): string {
  return sentence.replace('{{plan}}', plan)
}

test.describe('without the main script', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('[PRICE-06] the buttons to sales lead to the contact page', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/pricing')
    const form = page.locator('form[action="/contact-us"]')
    for (const name of ['Contact sales', 'Schedule a demo']) {
      await expect(
        page.getByRole('button', { name }).first().and(form.locator('[type=submit]')),
      ).toBeVisible()
    }
    await page.getByRole('button', { name: 'Contact sales' }).first().click()
    await expect(page).toHaveURL(/\/contact-us\??$/)
  })
})
