import type { approveRegistration, listRegistrations } from '#contract/desk-registration.ts'
import type { HandlerReply } from '#contract/endpoint.ts'
import { isKvkNumber, isVatId } from '#domain/contact/registration.ts'
import { nearestCity } from '#domain/location/nearest-city.ts'
import { invitationStatus } from '#domain/membership/invitation.ts'
import { proposedUserName } from '#domain/registration/proposed-user-name.ts'
import { UNDO_SECONDS } from '#domain/registration/registration-status.ts'
import { daysLeftOfTerm, lastDayOfTerm } from '#domain/registration/registration-term.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { WorkItemTerms } from '#domain/work-item/terms.ts'
import type { VatCheckView } from './check-vat.ts'
import type { DuplicateRow } from './duplicate-store.ts'
import type { findNotes } from './note-store.ts'
import type { findPlace } from './salon-point.ts'
import type { ListedRegistration } from './store.ts'

type Summary = HandlerReply<typeof listRegistrations>['data']['registrations'][number]
export type DetailData = HandlerReply<typeof approveRegistration>['data']
type Detail = DetailData['registration']

/** When a registration is looked at, epoch ms, and the terms of the market. */
interface ViewContext {
  readonly now: number
  readonly workItemTerms: WorkItemTerms
}

/** A registration as the list shows it. */
export function summaryView(row: ListedRegistration, { now, workItemTerms }: ViewContext): Summary {
  const [since, today] = [dutchDay(row.termSince), dutchDay(now)]
  return {
    registrationId: row.id,
    version: row.version,
    status: row.status,
    salonName: row.salonName,
    fullName: row.fullName,
    postalCode: row.postalCode,
    services: row.services,
    registeredAt: iso(row.registeredAt),
    dueOn: lastDayOfTerm(since, workItemTerms),
    daysLeft: row.status === 'open' ? daysLeftOfTerm(since, today, workItemTerms) : null,
    actedAt: isoOrNull(row.actedAt),
    answeredAt: isoOrNull(row.answeredAt),
    assignee: row.assignee ? { userName: row.assignee, name: row.assigneeName ?? '' } : null,
    hasDuplicates: row.hasDuplicates,
    invitation: invitationOf(row, now),
  }
}

interface DetailParts {
  readonly duplicates: readonly DuplicateRow[]
  readonly place: Awaited<ReturnType<typeof findPlace>>
  /** A user name that nobody has. */
  readonly userName: string
  readonly vatService: VatCheckView | null
  readonly notes: Awaited<ReturnType<typeof findNotes>>
}

/** A registration as its page shows it. */
export function detailView(
  row: ListedRegistration,
  { duplicates, place, userName, vatService, notes }: DetailParts,
  context: ViewContext,
): Detail {
  const { now } = context
  const { refusalGround: ground, providerUserName } = row
  const undoEnds = (row.actedAt ?? 0) + UNDO_SECONDS * 1000
  const isUndoable =
    row.statusBefore !== null && now < undoEnds && row.mailedAt === null && !row.isInvitationMailed
  return {
    ...summaryView(row, context),
    email: row.email,
    phone: row.phone,
    experienceYears: row.experienceYears,
    street: row.street,
    kvkNumber: row.kvkNumber,
    vatId: row.vatId,
    language: row.language,
    question: row.question,
    answer: row.answer,
    refusal: ground && { ground, text: row.refusalText ?? '' },
    undoUntil: isUndoable ? iso(undoEnds) : null,
    mailedAt: isoOrNull(row.mailedAt),
    provider:
      providerUserName === null
        ? null
        : {
            userName: providerUserName,
            fullName: row.providerName ?? '',
            isLive: row.isProviderLive ?? false,
          },
    checks: {
      kvk: checkOf(row.kvkNumber, isKvkNumber),
      vat: checkOf(row.vatId, isVatId),
      vatService,
      provenAt: isoOrNull(row.provenAt),
      ...place,
    },
    duplicates: duplicates.map((each) => ({ ...each, same: [...each.same] })),
    notes: notes.map(({ writtenAt, ...note }) => ({ ...note, writtenAt: iso(writtenAt) })),
    proposal: { userName, cityCode: place.point && nearestCity(place.point).cityCode },
  }
}

/** The user name that is proposed for the salon of a registration, which somebody may have. */
export function userNameOf({ salonName, fullName }: ListedRegistration): string {
  return proposedUserName(salonName || fullName)
}

/** The day in the Netherlands. @param now epoch ms */
export function dutchDay(now: number): PlainDate {
  return wallClock(now, DUTCH_ZONE).date
}

function checkOf(value: string | null, isRight: (text: string) => boolean) {
  if (value === null) return 'missing'
  return isRight(value) ? 'right' : 'wrong'
}

function invitationOf(row: ListedRegistration, now: number): Summary['invitation'] {
  const { invitationState: state, invitationExpiresAt: expiresAt } = row
  if (state === null || expiresAt === null) return null
  return { status: invitationStatus({ state, expiresAt }, now), expiresAt: iso(expiresAt) }
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}

function isoOrNull(moment: number | null): string | null {
  return moment === null ? null : iso(moment)
}
