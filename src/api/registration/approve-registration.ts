import type { Transaction } from 'kysely'
import type {
  approveRegistration as approveEndpoint,
  sendRegistrationInvitation as sendEndpoint,
  undoRegistrationAct as undoEndpoint,
  withdrawRegistration as withdrawEndpoint,
} from '#contract/desk-registration.ts'
import { type CategoryKey, categoryNumber } from '#domain/catalog/category.ts'
import type { Point } from '#domain/location/distance.ts'
import { firstName } from '#domain/person-name.ts'
import { isUndecided } from '#domain/registration/registration-status.ts'
import { DAY_SECONDS } from '#domain/time-units.ts'
import { tooManyRequests } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import {
  inviteNewOwner,
  mailNewOwner,
  takeBackInvitation,
  withdrawNewOwner,
} from '../invitation/invite-new-owner.ts'
import { addDraftProvider, deleteDraftProvider } from '../provider/draft-provider.ts'
import type { Tables } from '../schema.gen.ts'
import { storable, storableLine } from '../storable.ts'
import { type ChangeDeps, changeRegistration } from './change-registration.ts'
import { record, undecided, undoEnd } from './decide-registration.ts'
import { pointOfSalon } from './salon-point.ts'
import {
  findListed,
  hasMembers,
  type RegistrationRow,
  undoAct,
  writeAct,
  writeInvitation,
} from './store.ts'

/** What a salon is made of, besides what its registration says. */
export interface NewSalon {
  readonly fullName: string
  readonly userName: string
  readonly street: string
  readonly cityCode: string
  readonly category: CategoryKey | null
  readonly point: Point
  /** The operator's own words to the owner; may be empty. */
  readonly note: string
}

/** Makes a hidden salon of a registration and invites its owner (DESK-045, DESK-046). */
export async function approveRegistration(
  deps: ChangeDeps,
  input: Pick<HandlerInput<typeof approveEndpoint>, 'caller' | 'params' | 'body'>,
): Promise<Outcome<typeof approveEndpoint>> {
  const { body } = input
  const { database, places } = deps
  // Before the transaction: the places service may be slow.
  const known = body.point
    ? undefined
    : await findListed(database.query, input.params.registrationId)
  const address = { ...body, postalCode: known?.postalCode ?? '' }
  const point = body.point ?? (await pointOfSalon(places, address))
  return changeRegistration(deps, input, async (trx, { row, operator, now }) => {
    if (!isUndecided(row.status)) return 'changed'
    const made = await makeSalon(trx, row, { ...body, point }, { now, mailAt: undoEnd(now) })
    if (!made.ok) return made
    await writeAct(trx, row.id, {
      status: 'approved',
      statusBefore: undecided(row),
      now,
      assignee: operator,
      providerId: made.providerId,
      invitationId: made.invitationId,
    })
    await record(trx, { deps, row, operator, act: 'approve-registration' })
    return null
  })
}

/** Adds the hidden salon of a registration and invites its owner; after a refusal nothing is written. */
export async function makeSalon(
  trx: Transaction<Tables>,
  row: RegistrationRow,
  { fullName, street, category, note, ...salon }: NewSalon,
  { now, mailAt }: { now: number; mailAt: number },
): Promise<{ ok: true; providerId: string; invitationId: string } | HttpRefusal> {
  const { email, language, services } = row
  const provider = {
    ...salon,
    fullName: storableLine(fullName),
    street: storableLine(street),
    intro: { nl: language === 'nl' ? services : '', en: language === 'en' ? services : '' },
    serviceAvailability: 'SALON' as const,
    postalCode: row.postalCode,
    ...salon.point,
    email,
    mobileNumbers: [row.phone],
    kvkNumber: row.kvkNumber ?? undefined,
  }
  const starter = category && categoryNumber(category)
  const providerId = await addDraftProvider(trx, provider, starter)
  if (providerId === undefined) return { ok: false, refusal: 'username-taken' }
  const welcome = { name: firstName(row.fullName), note: storable(note) }
  const owner = { providerId, email: email.toLowerCase(), language, welcome, now, mailAt }
  const invitationId = await inviteNewOwner(trx, owner)
  if (invitationId) return { ok: true, providerId, invitationId }
  await deleteDraftProvider(trx, providerId)
  return tooManyRequests(DAY_SECONDS)
}

/** Undoes the latest question or decision before its mail leaves (DESK-048). */
export function undoRegistrationAct(
  deps: ChangeDeps,
  input: Pick<HandlerInput<typeof undoEndpoint>, 'caller' | 'params' | 'body'>,
): Promise<Outcome<typeof undoEndpoint>> {
  return changeRegistration(deps, input, async (trx, { row, operator, now }) => {
    const { statusBefore, actedAt, invitationId, providerId } = row
    if (statusBefore === null || actedAt === null) return 'changed'
    if (now >= undoEnd(actedAt) || row.mailedAt !== null) return MAIL_SENT
    // Deleted only while its mail has not left.
    if (invitationId && !(await takeBackInvitation(trx, invitationId))) return MAIL_SENT
    await undoAct(trx, row.id, statusBefore)
    if (providerId) await deleteDraftProvider(trx, providerId)
    await record(trx, {
      deps,
      row,
      operator,
      act: 'undo-registration',
      details: { from: row.status },
    })
    return null
  })
}

/** Mails the invitation of an approved registration again (DESK-046). */
export function sendRegistrationInvitation(
  deps: ChangeDeps,
  input: Pick<HandlerInput<typeof sendEndpoint>, 'caller' | 'params' | 'body'>,
): Promise<Outcome<typeof sendEndpoint>> {
  return changeRegistration(deps, input, async (trx, { row, operator, now }) => {
    const { status, providerId, email, language } = row
    if (status !== 'approved' || providerId === null || (await hasMembers(trx, providerId)))
      return 'changed'
    const sent = row.invitationId
      ? await mailNewOwner(trx, { id: row.invitationId, providerId, now })
      : 'gone'
    if (sent === 'accepted') return 'changed'
    if (sent === 'too-many-requests') return tooManyRequests(DAY_SECONDS)
    if (sent === 'gone') {
      // It was declined, or expired so long ago that it is deleted.
      const welcome = { name: firstName(row.fullName), note: '' }
      const owner = { providerId, email: email.toLowerCase(), language, welcome, now, mailAt: now }
      const invitationId = await inviteNewOwner(trx, owner)
      if (!invitationId) return tooManyRequests(DAY_SECONDS)
      await writeInvitation(trx, row.id, invitationId)
    }
    await record(trx, { deps, row, operator, act: 'send-registration-invitation' })
    return null
  })
}

/** Withdraws the invitation of an approved registration, and its salon, as long as nobody works there (DESK-046). */
export function withdrawRegistration(
  deps: ChangeDeps,
  input: Pick<HandlerInput<typeof withdrawEndpoint>, 'caller' | 'params' | 'body'>,
): Promise<Outcome<typeof withdrawEndpoint>> {
  return changeRegistration(deps, input, async (trx, { row, operator, now }) => {
    const { status, providerId, invitationId } = row
    if (status !== 'approved' || (providerId && (await hasMembers(trx, providerId))))
      return 'changed'
    if (providerId && invitationId) {
      if (!(await withdrawNewOwner(trx, { id: invitationId, providerId, now }))) return 'changed'
    }
    await writeAct(trx, row.id, {
      status: 'withdrawn',
      statusBefore: null,
      now,
      assignee: operator,
      ...(invitationId && { invitationId }),
    })
    if (providerId) await deleteDraftProvider(trx, providerId)
    await record(trx, { deps, row, operator, act: 'withdraw-registration' })
    return null
  })
}

const MAIL_SENT = { ok: false, refusal: 'mail-sent' } as const
