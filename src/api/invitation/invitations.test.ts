import { beforeEach, expect, test } from 'vitest'
import {
  acceptInvitation,
  declineInvitation,
  getInvitation,
  inviteMember,
  listInvitations,
  sendInvitation,
  withdrawInvitation,
} from '#contract/invitation.ts'
import { listOwnProviders } from '#contract/membership.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import type { MemberRole } from '#domain/membership/role.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { runDueJobs } from '#platform/jobs.ts'
import type { Mail } from '#platform/mail/message.ts'
import { type As, anApi, injection } from '../testing/api.ts'
import { invitationJobs } from './jobs.ts'
import { anInvitation } from './testing/an-invitation.ts'

const { app, call, clock, database, refusal } = await anApi()
const { pool } = database
let people = 0

beforeEach(() => clock.set(TEST_NOW))

/** An account nobody else is; its address is verified. */
async function aPerson(email?: string, emailVerified = true): Promise<As & { email: string }> {
  const userName = `persoon-${++people}`
  const account = await anAccount(database, {
    userName,
    name: 'Fleur Jansen',
    emailVerified,
    email: email ?? `${userName}@voorbeeld.nl`,
  })
  return { as: { userName }, email: account.email }
}

async function aSalon() {
  const owner = await aPerson()
  const ownerUserName = owner.as?.userName ?? ''
  const salon = await aProvider(database, { ownerUserName, fullName: 'Salon Kersenbloesem' })
  const params = { userName: salon.userName }
  const input = { role: 'staff', language: 'nl' } as const
  return {
    owner,
    params,
    salon,
    invite: async (email: string, more: { role?: MemberRole; language?: Language } = {}) => {
      const body = { ...input, ...more, email }
      return (await call(inviteMember, { params, body }, owner)).data.invitation
    },
    refused: async (email: string) =>
      (await refusal(inviteMember, { params, body: { ...input, email } }, owner)).code,
    open: async () => (await call(listInvitations, { params }, owner)).data.invitations,
    send: (invitationId: string) =>
      call(sendInvitation, { params: { ...params, invitationId }, body: {} }, owner),
    withdraw: (invitationId: string) =>
      call(withdrawInvitation, { params: { ...params, invitationId } }, owner),
  }
}

const mails: Mail[] = []
const sendMail = async (mail: Mail) => void mails.push(mail)
const jobs = invitationJobs({ database, clock, publicUrl: new URL('https://b.example'), sendMail })

/** The mails that leave now. */
async function sent(): Promise<Mail[]> {
  mails.length = 0
  await runDueJobs(pool, jobs)
  return [...mails]
}

async function linkTo(address: string): Promise<string> {
  const mail = (await sent()).find(({ to }) => to === address)
  return /https:\/\/b\.example\/invitation\/([\w-]{22})\s/.exec(mail?.text ?? '')?.[1] ?? ''
}

const read = async (token: string, from: As = {}) =>
  (await call(getInvitation, { params: { token } }, from)).data.invitation
const accept = (token: string, from: As) =>
  call(acceptInvitation, { params: { token }, body: {} }, from)
const refusedAccept = (token: string, from: As) =>
  refusal(acceptInvitation, { params: { token }, body: {} }, from)
const decline = (token: string) => call(declineInvitation, { params: { token }, body: {} })
const salonsOf = async (from: As) => (await call(listOwnProviders, {}, from)).data.salons

test('[WORK-93] an owner invites an address in a role; the mail names salon, inviter and role in its language', async () => {
  const { invite } = await aSalon()
  await invite('Fleur@Voorbeeld.nl')
  await invite('kim@voorbeeld.nl', { role: 'manager', language: 'en' })
  const [dutch, english] = await sent()
  expect(dutch).toMatchObject({ to: 'fleur@voorbeeld.nl', language: 'nl' })
  expect(dutch?.subject).toBe('Salon Kersenbloesem nodigt je uit')
  for (const words of ['Fleur Jansen nodigt je uit', 'Medewerker', 'vrijdag 27 november, 12:00'])
    expect(dutch?.text).toContain(words)
  expect(english?.subject).toBe('Salon Kersenbloesem invites you')
  expect(english?.text).toContain('Manager')
})

test('[WORK-93] a name becomes no link in the mail of an invitation', async () => {
  const { invite, owner, salon } = await aSalon()
  await pool.query(`update accounts set name = 'Eva www.win.example' where user_name = $1`, [
    owner.as?.userName,
  ])
  await pool.query(`update providers set full_name = 'Win http://win.example' where id = $1`, [
    salon.id,
  ])
  await invite('lotte@voorbeeld.nl')
  const [mail] = await sent()
  expect(JSON.stringify(mail)).not.toContain('win.example')
})

test('[WORK-93] the link has 128 random bits, of which only a hash is stored', async () => {
  const { invite } = await aSalon()
  await invite('hash@voorbeeld.nl')
  const token = await linkTo('hash@voorbeeld.nl')
  expect(token).toMatch(/^[\w-]{22}$/)
  const { rows } = await pool.query('select i::text as row from invitations i')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
})

test('[WORK-93] an address with an open invitation and a member are not invited again', async () => {
  const { invite, owner, refused } = await aSalon()
  await invite('twee@voorbeeld.nl')
  expect(await refused('TWEE@voorbeeld.nl')).toBe('already-invited')
  expect(await refused(owner.email)).toBe('already-member')
  clock.advance(7 * DAY_MS)
  await invite('twee@voorbeeld.nl') // the first has expired
})

test('[WORK-93] when eighteen are open, two of eight simultaneous invitations are made', async () => {
  const { open, owner, params, salon } = await aSalon()
  for (let nth = 0; nth < 18; nth++)
    await anInvitation(database, salon, { email: `eerder-${nth}@voorbeeld.nl` })
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => {
      const body = { email: `nieuw-${nth}@voorbeeld.nl`, role: 'staff', language: 'nl' }
      return app.inject(injection(inviteMember, { params, body }, owner))
    }),
  )
  const codes = answers.map((answer) => answer.json().code ?? 'made')
  expect(codes.filter((code) => code === 'made')).toHaveLength(2)
  expect(codes.filter((code) => code === 'too-many-invitations')).toHaveLength(6)
  expect(await open()).toHaveLength(20)
})

test('[WORK-93] when eighteen are open, two of eight expired ones that are sent again at the same time are open', async () => {
  const { open, owner, params, salon } = await aSalon()
  for (let nth = 0; nth < 18; nth++)
    await anInvitation(database, salon, { email: `open-${nth}@voorbeeld.nl` })
  const expired: string[] = []
  for (let nth = 0; nth < 8; nth++) {
    const email = `verlopen-${nth}@voorbeeld.nl`
    const sentAt = '2026-11-01T12:00:00+01:00'
    expired.push((await anInvitation(database, salon, { email, sentAt })).id)
  }
  const send = async (invitationId: string) => {
    const request = { params: { ...params, invitationId }, body: {} }
    return (await app.inject(injection(sendInvitation, request, owner))).json().code ?? 'sent'
  }
  const codes = await Promise.all(expired.map(send))
  expect(codes.filter((code) => code === 'too-many-invitations')).toHaveLength(6)
  expect((await open()).filter(({ status }) => status === 'open')).toHaveLength(20)
  const [working] = (await open()).filter(({ status }) => status === 'open')
  expect(await send(working?.invitationId ?? '')).toBe('sent') // it counts already
})

test('[WORK-93] a mailbox gets at most five invitations a day, whoever sends them', async () => {
  for (let nth = 0; nth < 5; nth++) await (await aSalon()).invite('vol@voorbeeld.nl')
  const last = await aSalon()
  expect(await last.refused('vol@voorbeeld.nl')).toBe('too-many-requests')
  expect(await last.open()).toEqual([])
  clock.advance(DAY_MS)
  await last.invite('vol@voorbeeld.nl')
})

test('[WORK-94] sending again gives a new link and seven more days, also after it expired', async () => {
  const { invite, open, send } = await aSalon()
  const guest = await aPerson()
  const { invitationId } = await invite(guest.email)
  const first = await linkTo(guest.email)
  clock.advance(8 * DAY_MS)
  expect(await open()).toMatchObject([{ status: 'expired' }])
  expect((await read(first)).status).toBe('expired')
  expect(await refusedAccept(first, guest)).toMatchObject({
    code: 'invitation-ended',
    data: { status: 'expired' },
  })
  await send(invitationId)
  expect(await open()).toMatchObject([{ status: 'open', expiresAt: '2026-12-05T11:00:00.000Z' }])
  const second = await linkTo(guest.email)
  expect((await refusal(getInvitation, { params: { token: first } })).code).toBe('not-found')
  await accept(second, guest)
})

test('[WORK-94] a withdrawn invitation says so, and its mail does not leave any more', async () => {
  const { invite, open, owner, params, withdraw } = await aSalon()
  const guest = await aPerson()
  const { invitationId } = await invite(guest.email)
  const token = await linkTo(guest.email)
  await withdraw(invitationId)
  await withdraw(invitationId)
  expect(await open()).toEqual([])
  expect((await read(token)).status).toBe('withdrawn')
  expect((await refusedAccept(token, guest)).data).toEqual({ status: 'withdrawn' })
  const again = { params: { ...params, invitationId }, body: {} }
  expect((await refusal(sendInvitation, again, owner)).code).toBe('invitation-ended')
  const { invitationId: unsent } = await invite(guest.email)
  await withdraw(unsent)
  expect(await sent()).toEqual([])
})

test('[WORK-94] no owner sends or withdraws the invitation of another salon', async () => {
  const [here, there] = [await aSalon(), await aSalon()]
  const { invitationId } = await here.invite('hier@voorbeeld.nl')
  const params = { ...there.params, invitationId }
  const answer = await refusal(sendInvitation, { params, body: {} }, there.owner)
  expect(answer.code).toBe('not-found')
  await there.withdraw(invitationId)
  expect(await here.open()).toHaveLength(1)
})

test('[WORK-95] the link shows salon, role and who invites, the address only in part, and as whom one reads it', async () => {
  const { invite, owner } = await aSalon()
  const guest = await aPerson('geertje@voorbeeld.nl')
  await invite(guest.email, { role: 'reception' })
  const token = await linkTo(guest.email)
  expect(await read(token)).toEqual({
    status: 'open',
    salon: { userName: expect.any(String), fullName: 'Salon Kersenbloesem' },
    role: 'reception',
    invitedBy: 'Fleur Jansen',
    email: 'g…@voorbeeld.nl',
    expiresAt: '2026-11-27T11:00:00.000Z',
    timeZone: 'Europe/Amsterdam',
    reader: 'visitor',
  })
  expect((await read(token, guest)).reader).toBe('invited')
  expect((await read(token, owner)).reader).toBe('member')
  expect((await read(token, await aPerson())).reader).toBe('other-account')
  const unknown = await refusal(getInvitation, { params: { token: 'A'.repeat(22) } })
  expect(unknown.code).toBe('not-found')
})

test('[WORK-96] the invited person becomes a member by POST, once; reading the link changes nothing', async () => {
  const { invite, salon } = await aSalon()
  const guest = await aPerson()
  await invite(guest.email)
  const token = await linkTo(guest.email)
  await read(token, guest)
  const byGet = { method: 'GET', url: `/accountApi/invitations/${token}/accept` } as const
  expect((await app.inject({ ...byGet, headers: { host: '127.0.0.1:3000' } })).statusCode).toBe(404)
  expect(await salonsOf(guest)).toEqual([])
  await accept(token, guest)
  expect(await salonsOf(guest)).toMatchObject([{ userName: salon.userName, role: 'staff' }])
  const again = await accept(token, guest) // its first answer may have been lost
  expect(again.data.salonUserName).toBe(salon.userName)
  expect((await refusedAccept(token, await aPerson())).data).toEqual({ status: 'accepted' })
  const { rows } = await pool.query('select role from accounts where user_name = $1', [
    guest.as?.userName,
  ])
  expect(rows).toEqual([{ role: 'provider' }])
})

test('[WORK-96] another account, or one whose address is not verified, accepts nothing', async () => {
  const { invite } = await aSalon()
  const unproven = await aPerson('nieuw@elders.nl', false)
  await invite('nieuw@elders.nl')
  const token = await linkTo('nieuw@elders.nl')
  expect((await refusedAccept(token, {})).code).toBe('sign-in-required')
  expect((await refusedAccept(token, await aPerson())).code).toBe('address-differs')
  expect((await refusedAccept(token, unproven)).code).toBe('address-differs')
  await pool.query('update accounts set email_verified = true where user_name = $1', [
    unproven.as?.userName,
  ])
  await accept(token, unproven)
})

test('[WORK-96] an address that an account verified by a code counts too', async () => {
  const { invite } = await aSalon()
  const guest = await aPerson()
  await pool.query(
    `insert into mail_addresses (id, user_name, email, requested_at, verified_at)
     values (uuidv7(), $1, 'tweede@voorbeeld.nl', now(), now())`,
    [guest.as?.userName],
  )
  await invite('tweede@voorbeeld.nl')
  await accept(await linkTo('tweede@voorbeeld.nl'), guest)
})

test('[WORK-96] a member keeps their role and the invitation to another stays open', async () => {
  const { invite, open, refused, salon } = await aSalon()
  const guest = await aPerson()
  await invite(guest.email)
  const token = await linkTo(guest.email)
  await pool.query(
    `insert into memberships (provider_id, user_name, role) values ($1, $2, 'reception')`,
    [salon.id, guest.as?.userName],
  )
  expect((await refusedAccept(token, guest)).code).toBe('already-member')
  expect(await salonsOf(guest)).toMatchObject([{ role: 'reception' }])
  expect(await open()).toHaveLength(1)
  expect(await refused(guest.email)).toBe('already-member')
})

test('[WORK-96] whoever has the link declines it, and it cannot be accepted any more', async () => {
  const { invite } = await aSalon()
  const guest = await aPerson()
  await invite(guest.email)
  const token = await linkTo(guest.email)
  await decline(token)
  await decline(token)
  expect((await read(token)).status).toBe('declined')
  expect((await refusedAccept(token, guest)).data).toEqual({ status: 'declined' })
  const accepted = await aSalon()
  await accepted.invite(guest.email)
  const other = await linkTo(guest.email)
  await accept(other, guest)
  const late = await refusal(declineInvitation, { params: { token: other }, body: {} })
  expect(late.data).toEqual({ status: 'accepted' })
})

test('[WORK-96] of an acceptance and a withdrawal at the same time one holds', async () => {
  for (let round = 0; round < 10; round++) {
    const { invite, owner, params } = await aSalon()
    const guest = await aPerson()
    const { invitationId } = await invite(guest.email)
    const token = await linkTo(guest.email)
    const withdrawn = { params: { ...params, invitationId } }
    const [accepted, gone] = await Promise.all([
      app.inject(injection(acceptInvitation, { params: { token }, body: {} }, guest)),
      app.inject(injection(withdrawInvitation, withdrawn, owner)),
    ])
    expect([accepted.statusCode, gone.statusCode].toSorted()).toEqual([200, 409])
    const isMember = (await salonsOf(guest)).length === 1
    expect(isMember).toBe(accepted.statusCode === 200)
  }
})

test('[WORK-99] an invitation is deleted thirty days after it ended or expired, and not before', async () => {
  const { invite, withdraw } = await aSalon()
  const left = async () =>
    (await pool.query(`select email from invitations where email like 'oud-%' order by email`)).rows
  const { invitationId } = await invite('oud-1@voorbeeld.nl')
  await withdraw(invitationId)
  await invite('oud-2@voorbeeld.nl')
  const deleteOld = () => jobs['delete-invitations']({}, { id: '1', attempt: 1, signal: undefined })
  clock.advance(30 * DAY_MS)
  await deleteOld()
  expect(await left()).toHaveLength(2)
  clock.advance(1)
  await deleteOld()
  expect(await left()).toEqual([{ email: 'oud-2@voorbeeld.nl' }])
  clock.advance(7 * DAY_MS)
  await deleteOld()
  expect(await left()).toEqual([])
})
