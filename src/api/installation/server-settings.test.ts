import { expect, test } from 'vitest'
import { getServerSettings } from '#contract/installation.ts'
import { anAccount } from '#demo/builders.ts'
import { SERVER_SETTINGS } from '#domain/server-settings.ts'
import { DEFAULT_WORK_ITEM_TERMS } from '#domain/work-item/terms.ts'
import { readConfig } from '#platform/config.ts'
import { anApi } from '../testing/api.ts'
import { serverSettingsOf } from './server-settings.ts'

const SECRET = 'zeergeheim'
// A secret stands everywhere where a setting may have one.
const env = {
  PUBLIC_URL: 'https://bloesem.voorbeeld',
  DATABASE_URL: `postgres://bloesem:${SECRET}@db.voorbeeld:5433/bloesem?sslpassword=${SECRET}`,
  SMTP_URL: `smtps://post:${SECRET}@mail.voorbeeld:465/?auth=${SECRET}`,
  MAIL_FROM: 'Bloesem <hallo@bloesem.voorbeeld>',
  SECRET_KEY: `${SECRET}-${'x'.repeat(32)}`,
  SOCIAL_ISSUER: `https://user:${SECRET}@accounts.voorbeeld/${SECRET}`,
  SOCIAL_CLIENT_ID: 'bloesem',
  SOCIAL_CLIENT_SECRET: SECRET,
  PICTURES_URL: `https://${SECRET}:${SECRET}@opslag.voorbeeld/plaatjes`,
  PLACES_URL: `https://user:${SECRET}@plaatsen.voorbeeld/${SECRET}/{operation}`,
  RELEASES_URL: `https://user:${SECRET}@releases.voorbeeld/latest?token=${SECRET}`,
  MAP_TILES_URL: `https://tegels.voorbeeld/{z}/{x}/{y}.png?key=${SECRET}`,
  MAP_TILES_ATTRIBUTION: 'Kaart',
  TERMS_URL: `https://voorwaarden.voorbeeld/?sig=${SECRET}`,
  METRICS: '1',
}
const api = await anApi({ deps: { serverSettings: serverSettingsOf(readConfig(env), env) } })
const MEI = { as: { userName: 'mei', role: 'operator' as const } }
await anAccount(api.database, MEI.as)

test('[DESK-177] the settings in force are told, and no part of a secret', async () => {
  const reply = await api.call(getServerSettings, {}, MEI)
  expect(JSON.stringify(reply)).not.toContain(SECRET)
  const { settings, startedAt } = reply.data
  expect(Date.parse(startedAt)).toBe(api.clock.now())
  const settingOf = (wanted: string) => settings.find(({ name }) => name === wanted)
  expect(settingOf('SECRET_KEY')).toMatchObject({ value: null, isSecret: true, isSet: true })
  expect(settingOf('SOCIAL_CLIENT_SECRET')).toMatchObject({ value: null, isSecret: true })
  expect(settingOf('DATABASE_URL')?.value).toBe('postgres://db.voorbeeld:5433')
  expect(settingOf('SMTP_URL')?.value).toBe('smtps://mail.voorbeeld:465')
  expect(settingOf('PICTURES_URL')?.value).toBe('https://opslag.voorbeeld/plaatjes')
  expect(settingOf('METRICS')).toMatchObject({ value: true, isSecret: false, isSet: true })
  expect(settingOf('RATE_LIMIT')).toMatchObject({ value: true, isSecret: false, isSet: false })
})

test('[DESK-305] the terms of a market that sets none are those of the rules', () => {
  expect(readConfig({}).workItemTerms).toEqual(DEFAULT_WORK_ITEM_TERMS)
})

test('[DESK-177] every variable that the configuration reads has its rule', () => {
  const read = new Set<string>()
  const watched = new Proxy<Record<string, string>>(env, {
    get: (target, name) => {
      read.add(String(name))
      return target[String(name)]
    },
  })
  readConfig(watched)
  const issuer = { OIDC_ISSUER: 'https://issuer.voorbeeld', OIDC_CLIENT_ID: 'bloesem' }
  const settings = serverSettingsOf(readConfig(issuer), issuer)
  const names = settings.map(({ name }) => name).toSorted()
  expect(names).toEqual([...SERVER_SETTINGS].toSorted())
  expect([...read].filter((name) => !names.includes(name as (typeof names)[number]))).toEqual([])
})
