import { expect, test } from 'vitest'
import { setProviderPlan } from '#contract/desk-provider.ts'
import { getProviderStory } from '#contract/desk-provider-story.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { anApi } from '../testing/api.ts'

const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const { call, database, refusal } = await anApi()
await anAccount(database, { ...MEI.as, name: 'Mei Lin' })
await anAccount(database, { userName: 'ruben', name: 'Ruben Mulder' })
const salon = await aProvider(database, { userName: 'lotus', ownerUserName: 'ruben' })
const params = { providerId: salon.id }
const read = async (query: { after?: string; limit?: number } = {}) =>
  (await call(getProviderStory, { params, query }, MEI)).data
const write = (sql: string, ...values: unknown[]) => database.pool.query(sql, values)

await write("update providers set created_at = '2026-01-02T10:00Z' where id = $1", salon.id)
await write(
  `insert into registrations (id, provider_id, full_name, email, phone, services, experience_years, postal_code, language,
     registered_at, term_since, status, acted_at)
   values ('019b7d1c-0000-7000-8000-000000000001', $1, 'Ruben Mulder', 'r@lotus.voorbeeld', '0612345678', 'Massage', 4,
     '1016 HK', 'nl', '2026-01-01T10:00Z', '2026-01-01T10:00Z', 'approved', '2026-01-02T10:00Z')`,
  salon.id,
)
await write(
  `insert into operator_log (at, operator_subject, act, target_kind, target_id)
   select '2026-01-02T10:00:01Z', subject, 'approve-registration', 'registration', '019b7d1c-0000-7000-8000-000000000001'
   from accounts where user_name = 'mei'`,
)
await write(
  `insert into invitations (provider_id, email, role, language, sent_at, expires_at, state, ended_at)
   values ($1, 'r@lotus.voorbeeld', 'owner', 'nl', '2026-01-02T10:00:02Z', '2026-01-16T10:00Z', 'accepted', '2026-01-03T10:00Z')`,
  salon.id,
)
await write(
  `insert into provider_terms (id, number, first_day, text_en, text_nl, change_en, change_nl, announced_at)
   values ('019b7d1c-0000-7000-8000-000000000002', 2, '2026-03-01', 'Text', 'Tekst', 'Rates', 'Tarieven', '2026-02-01T10:00Z')`,
)
await write(
  `insert into provider_terms_mails (terms_id, user_name, left_at)
   values ('019b7d1c-0000-7000-8000-000000000002', 'ruben', '2026-02-01T10:01Z')`,
)
await write(
  `insert into provider_restrictions (provider_id, kind, ground, facts, decided_at, takes_effect_at, applied_at, mailed_at)
   values ($1, 'pause', 'own-request', 'Verbouwing', '2026-02-02T10:00Z', '2026-02-02T10:00Z', '2026-02-02T10:00Z', '2026-02-02T10:01Z')`,
  salon.id,
)

test('[DESK-246] the story of a salon tells registration, invitation, acts, terms and mails, the latest first', async () => {
  const { entries, nextCursor } = await read()
  expect(nextCursor).toBeNull()
  expect(entries.map(({ event }) => event)).toEqual([
    ...['decision-mailed', 'terms-mailed', 'invitation-accepted', 'invited', 'act', 'created'],
    'registered',
  ])
  expect(entries[1]).toMatchObject({ termsNumber: 2 })
  expect(entries[2]).toMatchObject({ role: 'owner' })
  expect(entries[4]).toMatchObject({ act: 'approve-registration', operatorName: 'Mei Lin' })
  expect(JSON.stringify(entries)).not.toContain('voorbeeld')
})

test('[DESK-246] a state that changes and a plan that is set are told first, and pages follow each other', async () => {
  await write('update providers set active = false where id = $1', salon.id)
  await write('update providers set active = true where id = $1', salon.id)
  const plan = { key: 'software-only', locations: 1, trialEndsOn: null } as const
  await call(setProviderPlan, { params, body: { plan, former: null, reason: 'Afgesproken' } }, MEI)
  const all = (await read()).entries
  expect(all.map(({ event, act }) => act ?? event)).toEqual(
    expect.arrayContaining(['set-plan', 'live', 'paused']),
  )
  const paged: string[] = []
  let after = ''
  do {
    const page = await read({ limit: 2, after })
    paged.push(...page.entries.map(({ event, at }) => `${event} ${at}`))
    after = page.nextCursor ?? ''
  } while (after !== '')
  expect(paged).toEqual(all.map(({ event, at }) => `${event} ${at}`))
  const nobody = { params: { providerId: '019b7d1c-0000-7000-8000-00000000000f' }, query: {} }
  expect((await refusal(getProviderStory, nobody, MEI)).code).toBe('not-found')
})

test('[DESK-246] an act of the command line and one of an operator whose account is deleted are told apart', async () => {
  const other = await aProvider(database, { userName: 'iris' })
  await write(
    `insert into operator_log (at, operator_subject, act, target_kind, target_id)
     values ('2026-03-01T10:00Z', null, 'hide-provider', 'provider', $1),
       ('2026-03-02T10:00Z', 'subject-of-nobody', 'show-provider', 'provider', $1)`,
    other.id,
  )
  const { entries } = (
    await call(getProviderStory, { params: { providerId: other.id }, query: {} }, MEI)
  ).data
  const acts = entries.filter(({ event }) => event === 'act')
  expect(
    acts.map(({ act, operatorName, byCommandLine }) => [act, operatorName, byCommandLine]),
  ).toEqual([
    ['show-provider', null, false],
    ['hide-provider', null, true],
  ])
})
