import { devices, type Page } from '@playwright/test'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { fireInstallPrompt } from './install-prompt.ts'
import { expect, test } from './journey-test.ts'
import { followPath, openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'
import { acceptAndBook, walkToSummary } from './wizard.ts'

const words = {
  en: {
    offer: 'Bloesem on your home screen',
    install: 'Install',
    dismiss: 'Not now',
    share: 'Tap Share, then Add to Home Screen.',
    heading: 'Bloesem on your home screen',
    add: 'Scroll down and tap Add to Home Screen.',
    ios: 'iPhone and iPad',
    gains: 'What it brings',
  },
  nl: {
    offer: 'Bloesem op je beginscherm',
    install: 'Installeren',
    dismiss: 'Nu niet',
    share: 'Tik op Deel en dan op Zet op beginscherm.',
    heading: 'Bloesem op je beginscherm',
    add: 'Scrol naar beneden en tik op Zet op beginscherm.',
    ios: 'iPhone en iPad',
    gains: 'Wat je eraan hebt',
  },
} as const

/** Each test books at its own provider, because they run in parallel. */
const providers = {
  android: { en: 'meerhoven-nails', nl: 'bergen-barbers' },
  ios: { en: 'strijp-skin', nl: 'draad-en-daad' },
}

for (const language of checkedLanguages) {
  const say = words[language]

  test.describe(`android, ${language} @phone`, () => {
    test.use({ language })

    test('[APP-12] the page has instructions, and the offer is shown after a booking, if the browser can install; it stays away once dismissed', async ({
      page,
    }) => {
      await openPage(page, '/install')
      await test.step('the page', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.heading)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 2 })).toHaveCount(3)
        await expect(page.getByText(say.add)).toBeVisible()
        await expect(main.getByRole('button')).toHaveCount(0)
        await fireInstallPrompt(page, 'accepted')
        await main.getByRole('button').click()
        await expect(main.getByRole('button')).toHaveCount(0)
        expect(await page.evaluate(() => document.documentElement.dataset.prompted)).toBe(
          'accepted',
        )
      })
      await followPath(page, '/search')
      await fireInstallPrompt(page, 'dismissed')
      const offer = page.getByRole('region', { name: say.offer })
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(offer).toHaveCount(0)
      await bookProvider(page, providers.android[language])
      await expect(offer).toHaveCount(0)
      await fireInstallPrompt(page, 'dismissed')
      await expect(offer).toBeVisible()
      await offer.getByRole('button', { name: say.install, exact: true }).click()
      await expect(offer).toHaveCount(0)
      await fireInstallPrompt(page, 'accepted')
      await expect(offer).toHaveCount(0)
    })
  })

  test.describe(`ios, ${language} @phone`, () => {
    test.use({ language, userAgent: devices['iPhone 15'].userAgent })

    test('[APP-12] the page starts with the instructions for this phone, the offer after a booking has them, and stays away once dismissed', async ({
      page,
    }) => {
      await bookProvider(page, providers.ios[language])
      const offer = page.getByRole('region', { name: say.offer })
      await expect(offer.getByText(say.share)).toBeVisible()
      await expectAccessible(page, 'install offer', { onlyPhone: true })
      await expect(offer.getByRole('button', { name: say.install, exact: true })).toHaveCount(0)
      await offer.getByRole('button', { name: say.dismiss }).click()
      await expect(offer).toHaveCount(0)
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('install.dismissed')))
        .toMatch(/^\d+$/)
      await followPath(page, '/install')
      const kinds = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(kinds).toHaveText([say.ios, 'Android', say.gains])
    })
  })
}

test('[APP-12] each language has a manifest of the same app, with existing icons', async ({
  request,
}) => {
  for (const language of ['en', 'nl'] as const) {
    const page = await (await request.get(`/install?lang=${language}`)).text()
    const path = /rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? ''
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone', lang: language })
    expect(manifest.shortcuts[1].name).toBe(
      { en: 'My appointments', nl: 'Mijn afspraken' }[language],
    )
    expect(manifest.icons.some((icon: { purpose?: string }) => icon.purpose === 'maskable')).toBe(
      true,
    )
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200)
  }
})

/** A new customer books; the confirmation stays open. */
async function bookProvider(page: Page, provider: string): Promise<void> {
  await ensureSignedIn(page, 'daan')
  await walkToSummary(page, provider)
  await acceptAndBook(page)
  await expect(page).toHaveURL(/step=booked/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}
