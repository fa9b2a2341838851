import { beforeEach, expect, test } from 'vitest'
import { registerProvider } from '#contract/contact.ts'
import * as desk from '#contract/desk-registration.ts'
import { acceptInvitation } from '#contract/invitation.ts'
import { getProviderInfo } from '#contract/provider.ts'
import * as link from '#contract/registration.ts'
import { pauseProvider } from '#contract/settings.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { runDueJobs } from '#platform/jobs.ts'
import type { Mail } from '#platform/mail/message.ts'
import { noRateLimit } from '#platform/rate-limit.ts'
import { contactJobs } from '../contact/jobs.ts'
import { aRegistration } from '../contact/testing/requests.ts'
import { invitationJobs } from '../invitation/jobs.ts'
import { anApi, injection } from '../testing/api.ts'
import { noPlaces } from '../testing/no-places.ts'
import { registrationJobs } from './jobs.ts'
import { aStoredRegistration } from './testing/a-stored-registration.ts'

const { app, call, clock, database, refusal } = await anApi({ deps: { isRegistrationOpen: true } })
const gated = await anApi()
const MEI = { as: { userName: 'mei', role: 'operator' as const } }
await anAccount(database, MEI.as)

const mails: Mail[] = []
const about = {
  database,
  clock,
  publicUrl: new URL('https://b.example'),
  sendMail: async (mail: Mail) => void mails.push(mail),
}
const jobs = {
  ...contactJobs({ ...about, operatorEmail: null }),
  ...invitationJobs(about),
  ...registrationJobs({ ...about, operatorEmail: null, vatCheck: null }),
}

beforeEach(() => void mails.splice(0))

/** The token of the link in the latest mail to an address. */
async function tokenTo(address: string, page: 'registration' | 'invitation'): Promise<string> {
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await runDueJobs(database.pool, jobs)
  const mail = mails.findLast(({ to }) => to === address)
  return new RegExp(`https://b.example/${page}/([\\w-]{22})\\s`).exec(mail?.text ?? '')?.[1] ?? ''
}

const SALON = {
  fullName: 'Henna door Samira',
  street: 'Javastraat 20',
  cityCode: 'NL02',
  category: null,
}
const read = async (token: string) =>
  (await call(link.readRegistrationLink, { params: { token } })).data.registration

test('[DESK-051] with REGISTRATION=open a salon goes from the form to its public page without an operator', async () => {
  const email = 'samira@voorbeeld.nl'
  await call(registerProvider, { body: aRegistration({ email }) }, { language: 'nl' })
  const token = await tokenTo(email, 'registration')
  expect(mails.map(({ subject }) => subject)).toEqual(['Bevestig je mailadres'])
  expect(await read(token)).toMatchObject({ step: 'confirm', postalCode: '1094 GZ' })
  const { rows } = await database.pool.query('select proven_at, status from registrations')
  expect(rows).toEqual([{ proven_at: null, status: 'open' }])
  await call(link.confirmRegistration, { params: { token }, body: SALON })
  const page = { params: { userName: 'henna-door-samira' } }
  expect((await refusal(getProviderInfo, page)).code).toBe('not-found')
  const samira = { as: { userName: 'samira' } }
  await anAccount(database, { ...samira.as, email, emailVerified: true })
  const invitation = await tokenTo(email, 'invitation')
  await call(acceptInvitation, { params: { token: invitation }, body: {} }, samira)
  await call(pauseProvider, { ...page, body: { isPaused: false } }, samira)
  expect((await call(getProviderInfo, page)).data.providerInfo.profile.fullName).toBe(
    'Henna door Samira',
  )
})

test('[DESK-051] a link makes one salon, also when it is used eight times at once', async () => {
  const { token } = await aStoredRegistration(database)
  const body = { ...SALON, fullName: 'Salon Tegelijk' }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      app.inject(injection(link.confirmRegistration, { params: { token }, body })),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const { rows } = await database.pool.query(
    "select 1 from providers where full_name = 'Salon Tegelijk'",
  )
  expect(rows).toHaveLength(1)
})

test('[DESK-051] where operators decide no link makes a salon', async () => {
  const { token } = await aStoredRegistration(gated.database)
  const params = { token }
  const { data } = await gated.call(link.readRegistrationLink, { params })
  expect(data.registration.step).toBe('nothing')
  const refused = await gated.refusal(link.confirmRegistration, { params, body: SALON })
  expect(refused.code).toBe('registration-changed')
})

test('[DESK-052] a question is answered once, by who has its link; the answer proves the address', async () => {
  const { id, token } = await aStoredRegistration(database, { status: 'asked' })
  const params = { token }
  expect(await read(token)).toMatchObject({ step: 'answer', question: 'Is dit dezelfde salon?' })
  await call(link.answerRegistrationQuestion, { params, body: { answer: 'Ja, verhuisd.' } })
  const again = { params, body: { answer: 'Nee.' } }
  expect((await refusal(link.answerRegistrationQuestion, again)).code).toBe('not-found')
  const detail = { params: { registrationId: id } }
  const { registration } = (await call(desk.getRegistration, detail, MEI)).data
  expect(registration).toMatchObject({ status: 'open', answer: 'Ja, verhuisd.', daysLeft: 2 })
  expect(registration.checks.provenAt).not.toBeNull()
})

test('[DESK-052] an unknown link is not found', async () => {
  const params = { token: 'AAAAAAAAAAAAAAAAAAAAAA' }
  expect((await refusal(link.readRegistrationLink, { params })).code).toBe('not-found')
  const body = { answer: 'Ja.' }
  expect((await refusal(link.answerRegistrationQuestion, { params, body })).code).toBe('not-found')
})

test('[DESK-201] the link of a question works again when the decision after it is undone', async () => {
  const { id, token } = await aStoredRegistration(database, { status: 'asked' })
  const params = { registrationId: id }
  const body = { version: 1, ground: 'other', text: 'Nee.' } as const
  const { version } = (await call(desk.refuseRegistration, { params, body }, MEI)).data.registration
  expect((await read(token)).step).toBe('nothing')
  await call(desk.undoRegistrationAct, { params, body: { version } }, MEI)
  expect((await read(token)).step).toBe('answer')
  await call(link.answerRegistrationQuestion, { params: { token }, body: { answer: 'Ja.' } })
})

test('[DESK-213] a link works for thirty days, as its mail says, and then for nothing', async () => {
  const { id } = await aStoredRegistration(database, { email: 'fleur@voorbeeld.nl' })
  const asked = { params: { registrationId: id }, body: { version: 1, question: 'Waar is het?' } }
  await call(desk.askRegistration, asked, MEI)
  const token = await tokenTo('fleur@voorbeeld.nl', 'registration')
  expect(mails.at(-1)?.text).toContain('De link werkt 30 dagen.')
  const mailedAt = clock.now()
  clock.set(mailedAt + 30 * DAY_MS - 1)
  expect((await read(token)).step).toBe('answer')
  clock.set(mailedAt + 30 * DAY_MS)
  const params = { token }
  expect((await refusal(link.readRegistrationLink, { params })).code).toBe('not-found')
  const answer = { params, body: { answer: 'In Utrecht.' } }
  expect((await refusal(link.answerRegistrationQuestion, answer)).code).toBe('not-found')
  clock.set(mailedAt)
})

test('[DESK-213] links are read sixty times an hour from one network address', async () => {
  const uses: string[] = []
  const limiter: typeof noRateLimit = {
    ...noRateLimit,
    use: async ({ name, points }) => {
      uses.push(`${name} ${points}`)
      return { allowed: false, retryAfterSeconds: 60 }
    },
  }
  const limited = await anApi({ deps: { limiter } })
  const { token } = await aStoredRegistration(limited.database)
  const read = await limited.refusal(link.readRegistrationLink, { params: { token } })
  expect(read.code).toBe('too-many-requests')
  expect(uses).toEqual(['registration-link-read 60'])
})

test('[DESK-205] a salon with a member gets no further owner and is not withdrawn when its invitation is deleted', async () => {
  await anAccount(database, { userName: 'ruben' })
  const provider = await aProvider(database, { ownerUserName: 'ruben' })
  const stored = { status: 'approved', providerId: provider.id } as const
  const { id } = await aStoredRegistration(database, stored)
  const input = { params: { registrationId: id }, body: { version: 1 } }
  for (const act of [desk.sendRegistrationInvitation, desk.withdrawRegistration])
    expect((await refusal(act, input, MEI)).code).toBe('registration-changed')
})

test('[DESK-206] the places service is not asked for who uses links too often', async () => {
  const asked: string[] = []
  const limited = await anApi({
    deps: {
      isRegistrationOpen: true,
      places: {
        ...noPlaces,
        geocode: async (address) => {
          asked.push(address)
          return null
        },
      },
      limiter: {
        ...noRateLimit,
        use: async () => ({ allowed: false, retryAfterSeconds: 60 }),
      },
    },
  })
  const { token } = await aStoredRegistration(limited.database)
  const request = { params: { token }, body: SALON }
  expect((await limited.refusal(link.confirmRegistration, request)).code).toBe('too-many-requests')
  expect(asked).toEqual([])
})
