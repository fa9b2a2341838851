import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { createMessages } from '../../messages.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import type { ProviderPageData } from '../booking/provider-data.ts'
import {
  aCut,
  aMask,
  aProviderInfo,
  aWorkingWeek,
  NO_FEE_BY_KM,
} from '../booking/testing/providers.ts'
import { ProviderHeading } from './provider-heading.tsx'
import { providerMetadata } from './provider-metadata.ts'
import { ProviderPage } from './provider-page.tsx'
import { About } from './tabs/about.tsx'
import { HoursAndPlace } from './tabs/hours-and-place.tsx'
import { ServiceMenu } from './tabs/service-menu.tsx'

const nobodyChose = { cart: [], add: () => undefined, removeOne: () => undefined }

function pageOf(info = aProviderInfo()): ProviderPageData {
  const timeZone = 'Europe/Amsterdam'
  return { info, cities: [], workingHours: aWorkingWeek(), dateHours: [], timeZone, now: 0 }
}

test('[APP-10, APP-14] title and description are those of the provider', () => {
  const { t } = createMessages('en', en)
  expect(providerMetadata(t, pageOf())).toMatchObject({
    title: 'Salon Kersenbloesem in Amsterdam: Hair styling',
    description:
      'Salon Kersenbloesem in Amsterdam. Four chairs and no hurry. See prices and free times, and book at once.',
  })
  const unsorted = aProviderInfo({ business: { typeOfServices: [] } })
  expect(providerMetadata(t, pageOf(unsorted)).title).toBe('Salon Kersenbloesem in Amsterdam')
})

test('[PROFILE-03] the catalog is in the provider’s sections, add-ons last', async () => {
  const menu = [
    aCut(),
    aCut({ catalogItemId: 'colour', serviceName: 'Root touch-up', section: 'Colour', price: 0 }),
    aMask(),
    aCut({ catalogItemId: 'fringe', serviceName: 'Fringe trim', price: 12.5, duration: 75 }),
  ]
  const info = aProviderInfo({ catalogItems: menu })
  const { text } = await renderHtml(<ServiceMenu info={info} actions={nobodyChose} />, 'en')
  expect(text).toBe(
    [
      'Cutting Cut & blow-dry 45 min · €42.50 Add Cut & blow-dry',
      'Fringe trim 1 h 15 · €12.50 Add Fringe trim',
      'Colour Root touch-up 45 min · Free Add Root touch-up',
      'Add-ons Deep conditioning mask Choose a treatment first. 15 min · €14.00 Add Deep conditioning mask',
    ].join(' '),
  )
})

test('[WORK-193] the page of a salon that confirms by hand says how fast it usually answers', async () => {
  const textWith = async (business: object) => {
    const data = pageOf(aProviderInfo({ business }))
    return (await renderHtml(<About data={data} />, 'en')).text
  }
  const within = 'Usually answers within four hours'
  expect(await textWith({ autoConfirm: false, usualAnswerMinutes: 240 })).toContain(within)
  expect(await textWith({ autoConfirm: false })).not.toContain('Usually answers')
})

test('[PROFILE-03] the whole rating links to the reviews in a new tab', async () => {
  const { html } = await renderHtml(<ProviderHeading data={pageOf()} visitQuery={null} />, 'en')
  const link = html.match(/<a [^>]*href="\/reviews\/salon-kersenbloesem"[^>]*>.*?<\/a>/s)?.[0]
  expect(link).toContain('target="_blank"')
  expect(link).toMatch(/4\.9.*213 reviews/s)
})

test('[PROFILE-03] the tabs are services, about, gallery, reviews, hours and place, with the cart beside them', async () => {
  const cart = <p>Your visit</p>
  const page = (
    <ProviderPage
      data={pageOf()}
      actions={nobodyChose}
      visitQuery={null}
      isProvider={false}
      cart={cart}
    />
  )
  const { html, text } = await renderHtml(page, 'en')
  const tabs = [...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, name]) => name)
  expect(tabs).toEqual(['Services', 'About', 'Gallery', 'Reviews', 'Hours and place'])
  expect(text).toContain('Add Cut & blow-dry')
  expect(text).toContain('Your visit')
})

test('[PROFILE-04] a provider that only visits customers shows its radius and minimum', async () => {
  const info = aProviderInfo({
    business: {
      serviceAvailability: 'DOORSTEP',
      doorstepDeliveryInfo: {
        zeroTravelFeeRangeKm: 8,
        minimumOrderValue: 30,
        travelFee: 0,
        ...NO_FEE_BY_KM,
      },
    },
  })
  const { text } = await renderHtml(<ServiceMenu info={info} actions={nobodyChose} />)
  expect(text).toContain('Tot 8 km rond Amsterdam. Zonder voorrijkosten. Vanaf € 30,00.')
})

test('[WORK-217] a provider that names its places says them in place of a range', async () => {
  const doorstepDeliveryInfo = {
    zeroTravelFeeRangeKm: null,
    minimumOrderValue: 0,
    travelFee: 5,
    travelFeePerKm: 0.6,
    travelFeeFromKm: 5,
    places: ['Amsterdam', 'Diemen'],
  }
  for (const serviceAvailability of ['DOORSTEP', 'BOTH'] as const) {
    const info = aProviderInfo({ business: { serviceAvailability, doorstepDeliveryInfo } })
    const words =
      'To Amsterdam and Diemen. Travel costs €5.00 a visit, and €0.60 for each km beyond 5 km.'
    const menu = await renderHtml(<ServiceMenu info={info} actions={nobodyChose} />, 'en')
    expect(menu.text).toContain(words)
    const place = await renderHtml(<HoursAndPlace data={pageOf(info)} />, 'en')
    expect(place.text).toContain(words)
  }
})

test('[WORK-139] a provider that does both says what a visit at home costs, on the menu and with its place', async () => {
  const info = aProviderInfo({
    business: {
      serviceAvailability: 'BOTH',
      doorstepDeliveryInfo: {
        zeroTravelFeeRangeKm: 8,
        minimumOrderValue: 30,
        travelFee: 12.5,
        ...NO_FEE_BY_KM,
      },
    },
  })
  const menu = await renderHtml(<ServiceMenu info={info} actions={nobodyChose} />, 'en')
  expect(menu.text).toContain(
    'They also come to your home Up to 8 km around Amsterdam. Travel costs €12.50 a visit. From €30.00.',
  )
  const place = await renderHtml(<HoursAndPlace data={pageOf(info)} />, 'en')
  expect(place.text).toContain('They also come to your home. Travel costs €12.50 a visit.')
})

test('[PROFILE-05] only the owner sees the edit button', async () => {
  const shown = (isProvider: boolean) =>
    renderHtml(
      <ProviderPage
        data={pageOf()}
        actions={nobodyChose}
        visitQuery={null}
        cart={null}
        isProvider={isProvider}
      />,
      'en',
    )
  expect((await shown(true)).text).toContain('Edit this page')
  expect((await shown(false)).text).not.toContain('Edit')
})
