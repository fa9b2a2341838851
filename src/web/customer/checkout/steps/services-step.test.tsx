import { expect, test } from 'vitest'
import { renderHtml } from '../../../testing/render-html.tsx'
import { aProviderInfo, aWorkingWeek } from '../../booking/testing/providers.ts'
import { ServicesStep } from './services-step.tsx'

test('[PROFILE-05] in the checkout the salon’s page has no edit button', async () => {
  const timeZone = 'Europe/Amsterdam'
  const data = {
    info: aProviderInfo(),
    cities: [],
    workingHours: aWorkingWeek(),
    dateHours: [],
    timeZone,
    now: 0,
  }
  const { text } = await renderHtml(<ServicesStep data={data} />, 'en')
  expect(text).toContain('Salon Kersenbloesem')
  expect(text).not.toContain('Edit')
})
