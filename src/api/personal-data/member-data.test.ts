import { expect, test } from 'vitest'
import { getPersonalData } from '#contract/personal-data.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { aReview } from '#demo/order-builders.ts'
import { MEMBER_ROLES, type MemberRole } from '#domain/membership/role.ts'
import { anInvitation } from '../invitation/testing/an-invitation.ts'
import { writeMembership } from '../membership/store.ts'
import { anApi, injection } from '../testing/api.ts'
import { erasePerson } from './erasure-store.ts'
import { findPersonalData } from './personal-data-store.ts'

const { app, database } = await anApi()

async function dataOf(role: MemberRole) {
  const userName = `lid-${role}`
  const provider = await aProvider(database, { userName: `salon-${role}` })
  await anAccount(database, { userName })
  await database.transaction((trx) =>
    writeMembership(trx, { providerId: provider.id, userName, role }),
  )
  const answer = await app.inject(injection(getPersonalData, {}, { as: { userName } }))
  return getPersonalData.reply.parse(answer.json()).data
}

test('the document of an owner has what their salon stores about them', async () => {
  const { salons, memberships } = await dataOf('owner')
  expect(salons).toMatchObject([
    { userName: 'salon-owner', street: expect.any(String), email: expect.any(String) },
  ])
  expect(memberships).toMatchObject([{ providerUserName: 'salon-owner', role: 'owner' }])
})

test.each(MEMBER_ROLES.filter((role) => role !== 'owner'))(
  '[WORK-01] the document of a member in the role %s names the salon and has none of its owner’s data',
  async (role) => {
    const { salons, memberships } = await dataOf(role)
    expect(salons).toEqual([])
    expect(memberships).toEqual([
      {
        providerUserName: `salon-${role}`,
        providerName: expect.any(String),
        role,
        joinedAt: expect.any(String),
        mails: null,
        pushes: null,
        newsSeenAt: null,
        agendaSeenAt: null,
        changesSeen: [],
        devices: [],
        externalCalendars: [],
        calendarFeeds: [],
      },
    ])
  },
)

test('[WORK-99] a person’s document has the invitations to their address and those they sent, without the address', async () => {
  const [here, there] = [await aProvider(database), await aProvider(database)]
  for (const userName of ['greet', 'harm']) await anAccount(database, { userName })
  await anInvitation(database, here, { email: 'greet@voorbeeld.nl', invitedBy: 'harm' })
  await anInvitation(database, there, { email: 'karel@voorbeeld.nl', invitedBy: 'greet' })
  const greet = { userName: 'greet', provenEmail: 'greet@voorbeeld.nl' }
  const found = await findPersonalData(database.query, greet)
  expect(found?.invitations).toMatchObject([
    { providerUserName: here.userName, role: 'staff', sentBy: 'salon', state: 'open' },
    { providerUserName: there.userName, sentBy: 'you' },
  ])
  expect(JSON.stringify(found)).not.toMatch(/karel|harm/)
  const unproven = await findPersonalData(database.query, { ...greet, provenEmail: null })
  expect(unproven?.invitations).toHaveLength(1)
  await database.transaction((trx) => erasePerson(trx, greet, Date.now()))
  const { rows } = await database.pool.query(
    "select email, invited_by from invitations where email in ('greet@voorbeeld.nl', 'karel@voorbeeld.nl')",
  )
  expect(rows).toEqual([{ email: 'karel@voorbeeld.nl', invited_by: null }])
})

test('[DESK-207] a person’s document has what they objected, and nothing of it is left when they are erased', async () => {
  const provider = await aProvider(database)
  for (const userName of ['imke', 'lars']) await anAccount(database, { userName })
  const review = await aReview(database, provider, { reviewerUserName: 'imke' })
  await database.pool.query(
    `with reported as (
       insert into reports (id, kind, provider_id, review_id, reason, message, language, reported_at, reporter_user_name,
         reporter_name, state, waiting_since, decided_at, effect)
       values (uuidv7(), 'review', $1, $2, 'unlawful', '', 'nl', now(), 'lars', 'Lars', 'objection', now(), now(), 'hide')
       returning id)
     insert into report_objections (id, report_id, party, message, objected_at)
     select uuidv7(), id, party, 'Woorden van ' || party, now() from reported, unnest(array['author', 'reporter']) party`,
    [provider.id, review.id],
  )
  const dataOfPerson = (userName: string) =>
    findPersonalData(database.query, { userName, provenEmail: null })
  const imke = await dataOfPerson('imke')
  expect(imke?.reviews).toMatchObject([{ objections: ['Woorden van author'] }])
  expect(JSON.stringify(imke)).not.toContain('van reporter')
  const lars = await dataOfPerson('lars')
  expect(lars?.reports).toMatchObject([{ objection: 'Woorden van reporter' }])
  expect(JSON.stringify(lars)).not.toContain('van author')
  for (const userName of ['imke', 'lars'])
    await database.transaction((trx) =>
      erasePerson(trx, { userName, provenEmail: null }, Date.now()),
    )
  const { rows } = await database.pool.query('select message from report_objections')
  expect(rows).toEqual([{ message: '' }, { message: '' }])
})

test('[DESK-214] of the reports of somebody who is erased their words are emptied; reason and decision stay', async () => {
  const provider = await aProvider(database)
  await anAccount(database, { userName: 'tess' })
  await database.pool.query(
    `insert into reports (id, kind, provider_id, reason, message, quote, language, reported_at, reporter_user_name,
       reporter_name, reporter_email, state, waiting_since, decided_at, effect)
     select uuidv7(), 'provider', $1, 'unlawful', 'Een brief', 'Een citaat', 'nl', now(), name,
       'Tess', email, 'decided', null, now(), 'none'
     from (values ('tess', null), (null, 'Tess@voorbeeld.nl'), (null, 'ander@voorbeeld.nl')) as said (name, email)`,
    [provider.id],
  )
  const tess = { userName: 'tess', provenEmail: 'tess@voorbeeld.nl' }
  await database.transaction((trx) => erasePerson(trx, tess, Date.now()))
  const { rows } = await database.pool.query(
    'select reason, effect, message || quote || reporter_name as said, reporter_email as email from reports where provider_id = $1 order by email',
    [provider.id],
  )
  const kept = { reason: 'unlawful', effect: 'none' }
  expect(rows).toMatchObject([
    { ...kept, said: expect.stringContaining('Tess'), email: 'ander@voorbeeld.nl' },
    { ...kept, said: '', email: null },
    { ...kept, said: '', email: null },
  ])
})
