import { beforeEach, expect, test } from 'vitest'
import { getChecklist } from '#contract/checklist.ts'
import { registerProvider } from '#contract/contact.ts'
import * as desk from '#contract/desk-registration.ts'
import { getDesk, listWork } from '#contract/desk-work.ts'
import type { Request } from '#contract/endpoint.ts'
import { acceptInvitation, getInvitation } from '#contract/invitation.ts'
import { listOperatorLog } from '#contract/operator-log.ts'
import { getProfile } from '#contract/profile.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { DAY_MS, SECOND_MS } from '#domain/time-units.ts'
import { runDueJobs } from '#platform/jobs.ts'
import type { Mail } from '#platform/mail/message.ts'
import { contactJobs } from '../contact/jobs.ts'
import { aRegistration } from '../contact/testing/requests.ts'
import { invitationJobs } from '../invitation/jobs.ts'
import { anApi, injection } from '../testing/api.ts'
import { registrationJobs } from './jobs.ts'
import { aStoredRegistration } from './testing/a-stored-registration.ts'

const api = await anApi()
const { app, call, clock, database, refusal } = api
const { pool } = database
const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const BRAM = { as: { userName: 'bram', role: 'operator' as const } }
await anAccount(database, { ...MEI.as, name: 'Mei Lin' })
await anAccount(database, { ...BRAM.as, name: 'Bram Smit' })

const mails: Mail[] = []
const sendMail = async (mail: Mail) => void mails.push(mail)
const about = { database, clock, publicUrl: new URL('https://b.example'), sendMail }
const jobs = {
  ...contactJobs({ ...about, operatorEmail: 'beheer@b.example' }),
  ...invitationJobs(about),
  ...registrationJobs({ ...about, operatorEmail: 'beheer@b.example', vatCheck: null }),
}

/** The mails that leave when `seconds` have passed. The queue looks at the time of the database. */
async function mailsAfter(seconds: number): Promise<Mail[]> {
  clock.advance(seconds * SECOND_MS)
  mails.length = 0
  const later = "update graphile_worker._private_jobs set run_at = run_at + interval '100 years'"
  const sooner = later.replace('+', '-')
  await pool.query(`${later} where run_at > $1`, [new Date(clock.now())])
  await runDueJobs(pool, jobs)
  await pool.query(`${sooner} where run_at > '2100-01-01'`)
  return [...mails]
}

beforeEach(async () => {
  clock.set(TEST_NOW)
  await pool.query('delete from registrations')
  await pool.query('delete from graphile_worker._private_jobs')
})

const list = async (query: Record<string, unknown> = {}) =>
  (await call(desk.listRegistrations, { query }, MEI)).data
const read = async (registrationId: string) =>
  (await call(desk.getRegistration, { params: { registrationId } }, MEI)).data.registration

const SALON: Omit<Request<typeof desk.approveRegistration>['body'], 'version'> = {
  fullName: 'Atelier Blauweregen',
  userName: 'atelier-blauweregen',
  cityCode: 'NL05',
  street: 'Lange Nieuwstraat 84',
  category: 'hairStyling',
  point: null,
  note: '',
}

/** The acts of an operator on one registration, each as it was read last. */
async function aCase(from = MEI, inputs: Parameters<typeof aStoredRegistration>[1] = {}) {
  const { id, token } = await aStoredRegistration(database, inputs)
  const params = { registrationId: id }
  const version = async () => (await read(id)).version
  const body = async <B extends object>(more: B) => ({ version: await version(), ...more })
  return {
    id,
    token,
    params,
    version,
    approve: async (more: Partial<typeof SALON> & { userName?: string; note?: string } = {}) =>
      (
        await call(
          desk.approveRegistration,
          { params, body: await body({ ...SALON, ...more }) },
          from,
        )
      ).data.registration,
    ask: async (question: string) =>
      (await call(desk.askRegistration, { params, body: await body({ question }) }, from)).data
        .registration,
    refuse: async (text: string) =>
      (
        await call(
          desk.refuseRegistration,
          { params, body: await body({ ground: 'already-here', text }) },
          from,
        )
      ).data.registration,
    undo: async () =>
      (await call(desk.undoRegistrationAct, { params, body: await body({}) }, from)).data
        .registration,
    refusedUndo: async () =>
      (await refusal(desk.undoRegistrationAct, { params, body: await body({}) }, from)).code,
    send: async () =>
      (await call(desk.sendRegistrationInvitation, { params, body: await body({}) }, from)).data
        .registration,
    withdraw: async () =>
      (await call(desk.withdrawRegistration, { params, body: await body({}) }, from)).data
        .registration,
  }
}

test('[DESK-040, DESK-042] a registration is open until an operator decides, for three working days', async () => {
  await call(registerProvider, {
    body: aRegistration({ salonName: 'Henna door Samira', street: 'Javastraat 20' }),
  })
  const { registrations, counts } = await list()
  expect(registrations).toMatchObject([
    {
      status: 'open',
      salonName: 'Henna door Samira',
      fullName: 'Samira el Idrissi',
      dueOn: '2026-11-25',
      daysLeft: 3,
      assignee: null,
      version: 1,
    },
  ])
  expect(counts).toEqual({ open: 1, waiting: 0, decided: 0 })
  clock.advance(7 * DAY_MS)
  expect((await list()).registrations[0]?.daysLeft).toBe(-2)
})

test('[DESK-045, DESK-046] approving makes a hidden salon and mails its owner a link of fourteen days', async () => {
  const { approve, id } = await aCase(MEI, { email: 'Fleur@blauweregen.example' })
  const approved = await approve({ note: 'Wat een mooi pand.' })
  expect(approved).toMatchObject({
    status: 'approved',
    assignee: { userName: 'mei' },
    provider: { userName: 'atelier-blauweregen', isLive: false },
    invitation: { status: 'open', expiresAt: '2026-12-04T11:00:00.000Z' },
  })
  const page = { params: { userName: 'atelier-blauweregen' } }
  expect((await refusal(getProviderInfo, page)).code).toBe('not-found')
  expect(await mailsAfter(9)).toEqual([])
  const [mail] = await mailsAfter(2)
  expect(mail).toMatchObject({ to: 'fleur@blauweregen.example', language: 'nl' })
  expect(mail?.text).toContain('Je salon mag open, Fleur')
  expect(mail?.text).toContain('Wat een mooi pand.')
  expect(mail?.text).toContain('vrijdag 4 december, 12:00')
  const token = /https:\/\/b\.example\/invitation\/([\w-]{22})\s/.exec(mail?.text ?? '')?.[1] ?? ''
  const fleur = { as: { userName: 'fleur' } }
  await anAccount(database, {
    ...fleur.as,
    email: 'fleur@blauweregen.example',
    emailVerified: true,
  })
  const { invitation } = (await call(getInvitation, { params: { token } }, fleur)).data
  expect(invitation).toMatchObject({ status: 'open', role: 'owner', reader: 'invited' })
  await call(acceptInvitation, { params: { token }, body: {} }, fleur)
  expect((await call(getProfile, page, fleur)).data.profile).toMatchObject({
    fullName: 'Atelier Blauweregen',
    street: 'Lange Nieuwstraat 84',
    postalCode: '3512 PN',
    cityCode: 'NL05',
    phones: ['0301234567'],
    introNl: 'Knippen en kleuren',
  })
  expect((await read(id)).invitation?.status).toBe('accepted')
  expect((await call(getChecklist, page, fleur)).data.starterCategory).toBe('hairStyling')
})

test('[DESK-045] a user name that is taken is refused, and nothing is written; another one is proposed', async () => {
  await aProvider(database, { userName: 'salon-bezet' })
  const { id, params, version } = await aCase(MEI, { salonName: 'Salon Bezet' })
  const body = { ...SALON, userName: 'salon-bezet', version: await version() }
  expect((await refusal(desk.approveRegistration, { params, body }, MEI)).code).toBe(
    'username-taken',
  )
  expect(await read(id)).toMatchObject({
    status: 'open',
    version: body.version,
    proposal: { userName: 'salon-bezet-2' },
  })
})

test('[DESK-046] the invitation is mailed again for fourteen days, and withdrawn with the hidden salon', async () => {
  const { approve, id, send, withdraw } = await aCase()
  await approve({ userName: 'salon-weer' })
  await mailsAfter(11)
  clock.advance(20 * DAY_MS)
  expect((await read(id)).invitation?.status).toBe('expired')
  expect((await send()).invitation).toMatchObject({ status: 'open' })
  const [again] = await mailsAfter(0)
  expect(again?.subject).toBe('Je salon mag open')
  expect(await withdraw()).toMatchObject({ status: 'withdrawn', provider: null, invitation: null })
  const { rows } = await pool.query("select 1 from providers where user_name = 'salon-weer'")
  expect(rows).toEqual([])
})

test('[DESK-047] while the salon has to answer its term stands still', async () => {
  const { ask, id, params, version } = await aCase()
  expect(await ask('Stuur je een uittreksel?')).toMatchObject({ status: 'asked', daysLeft: null })
  expect((await list({ list: 'waiting' })).registrations).toHaveLength(1)
  const [mail] = await mailsAfter(11)
  expect(mail?.text).toContain('Stuur je een uittreksel?')
  clock.advance(20 * DAY_MS)
  const body = { version: await version(), answer: 'Staat in de bijlage.' }
  await call(desk.answerForRegistration, { params, body }, MEI)
  const answered = await read(id)
  expect(answered).toMatchObject({ status: 'open', daysLeft: 3, answer: 'Staat in de bijlage.' })
})

test('[DESK-047] a refusal is mailed with its ground, the facts, the effect and how to object', async () => {
  const { refuse } = await aCase()
  expect(await refuse('Je staat er al als Blauweregen Hair.')).toMatchObject({
    refusal: { ground: 'already-here', text: 'Je staat er al als Blauweregen Hair.' },
  })
  const [mail] = await mailsAfter(11)
  for (const words of [
    'De salon staat er al',
    'Je staat er al als Blauweregen Hair.',
    'Je salon krijgt hier geen pagina',
    'binnen zes maanden naar beheer@b.example',
  ])
    expect(mail?.text).toContain(words)
  expect((await list({ list: 'decided' })).registrations).toMatchObject([{ status: 'refused' }])
})

test('[DESK-048] within ten seconds an approval is undone: no salon, no mail', async () => {
  const { approve, undo } = await aCase()
  expect((await approve({ userName: 'salon-terug' })).undoUntil).toBe('2026-11-20T11:00:10.000Z')
  clock.advance(9 * SECOND_MS)
  expect(await undo()).toMatchObject({ status: 'open', provider: null, undoUntil: null })
  const { rows } = await pool.query("select 1 from providers where user_name = 'salon-terug'")
  expect(rows).toEqual([])
  expect(await mailsAfter(60)).toEqual([])
})

test('[DESK-048] a question and a refusal are undone too, also of one that was asked', async () => {
  const { ask, id, refuse, undo } = await aCase()
  await ask('Wie ben je?')
  expect(await undo()).toMatchObject({ status: 'open', question: null, daysLeft: 3 })
  await ask('Wie ben je?')
  await mailsAfter(11)
  await refuse('Niets gehoord.')
  expect(await undo()).toMatchObject({ status: 'asked', question: 'Wie ben je?', refusal: null })
  expect(await mailsAfter(60)).toEqual([])
  expect((await read(id)).undoUntil).toBeNull()
})

test('[DESK-048] after ten seconds, and once the mail has left, nothing is undone', async () => {
  const late = await aCase()
  await late.approve({ userName: 'salon-laat' })
  clock.advance(10 * SECOND_MS)
  expect(await late.refusedUndo()).toBe('mail-sent')
  const mailed = await aCase()
  await mailed.refuse('Nee.')
  await pool.query('update registrations set mailed_at = now() where id = $1', [mailed.id])
  expect(await mailed.refusedUndo()).toBe('mail-sent')
})

test('[DESK-049] of two operators the second is refused and told what the first did', async () => {
  const { approve, params, version } = await aCase()
  const read_ = await version()
  await approve({ userName: 'salon-eerst' })
  const body = { version: read_, ground: 'other', text: 'Nee.' } as const
  const second = await refusal(desk.refuseRegistration, { params, body }, BRAM)
  expect(second).toMatchObject({
    code: 'registration-changed',
    data: { status: 'approved', by: 'Mei Lin' },
  })
})

test('[DESK-049] of eight simultaneous decisions one is taken', async () => {
  const { params, version } = await aCase()
  const read_ = await version()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => {
      const body = { ...SALON, userName: `salon-tegelijk-${nth}`, version: read_ }
      return app.inject(injection(desk.approveRegistration, { params, body }, MEI))
    }),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200,
    ...Array(7).fill(409),
  ])
  const { rows } = await pool.query(
    "select 1 from providers where user_name like 'salon-tegelijk-%'",
  )
  expect(rows).toHaveLength(1)
})

test('[DESK-049] a registration is taken and given back', async () => {
  const { id, params, version } = await aCase()
  const assign = async (isMine: boolean, from = BRAM) =>
    (
      await call(
        desk.assignRegistration,
        { params, body: { version: await version(), isMine } },
        from,
      )
    ).data.registration.assignee
  expect(await assign(true)).toEqual({ userName: 'bram', name: 'Bram Smit' })
  expect(await assign(false)).toBeNull()
  const log = (await call(listOperatorLog, { query: { targetId: id } }, MEI)).data.acts
  expect(log.map(({ act }) => act)).toEqual(['release-registration', 'take-registration'])
})

test('[DESK-041] an open registration is work of today, one that waits for the salon is not', async () => {
  const { ask, id } = await aCase()
  const { data } = await call(listWork, { query: {} }, MEI)
  expect(data.items).toMatchObject([
    { kind: 'registration', itemId: id, subject: 'Atelier Blauweregen', dueDay: '2026-11-25' },
  ])
  const countOf = async () =>
    (await call(getDesk, {}, MEI)).data.work.find(({ kind }) => kind === 'registration')
  expect(await countOf()).toMatchObject({ open: 1, due: 0 })
  clock.advance(5 * DAY_MS)
  expect(await countOf()).toMatchObject({ open: 1, due: 1 })
  await ask('Wie ben je?')
  expect(await countOf()).toMatchObject({ open: 0, due: 0 })
})

test('[DESK-050] every act is in the operator log, and a refused one is not', async () => {
  const { approve, id, params, undo } = await aCase()
  await approve({ userName: 'salon-log' })
  await undo()
  await refusal(desk.undoRegistrationAct, { params, body: { version: 1 } }, MEI)
  const { acts } = (await call(listOperatorLog, { query: { targetId: id } }, MEI)).data
  expect(acts.map(({ act, targetKind }) => [act, targetKind])).toEqual([
    ['undo-registration', 'registration'],
    ['approve-registration', 'registration'],
  ])
  expect(JSON.stringify(acts)).not.toContain('Fleur')
})
