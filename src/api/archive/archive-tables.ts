import { csvOf } from '#domain/csv.ts'
import { euros } from '#domain/money.ts'
import { orderNumber } from '#domain/order/order-number.ts'
import { archiveText as en } from '#messages/en/archive.ts'
import type { Language } from '#messages/language.ts'
import { archiveText as nl } from '#messages/nl/archive.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import { actorOf } from '../visit/visit-actor.ts'
import { type ArchiveReader, pagesOf } from './archive-reader.ts'
import { reviewPages } from './review-signature.ts'
import {
  type ArchivedEvent,
  type ArchivedVisit,
  findBlocks,
  findCards,
  findEventsOf,
  findMailsOf,
  findVisitIds,
  findVisits,
} from './store.ts'

type Deps = Pick<ApiDeps, 'database'>
type Cells = readonly string[]

const WORDS = { en, nl }
const BOM = '\uFEFF'

/** All visits, with client, items, amounts and notes. */
export async function* visitsCsv(deps: Deps, reader: ArchiveReader) {
  const { timeZone } = reader.member
  yield header('visits', reader)
  for await (const page of pagesOf(deps, reader, findVisits))
    yield lines(page.map((visit) => visitCells(visit, timeZone, reader.language)))
}

/** What happened to each visit: its changes, by whom. */
export async function* historyCsv(deps: Deps, reader: ArchiveReader) {
  yield header('history', reader)
  for await (const page of pagesOf(deps, reader, findVisitIds)) {
    const events = await findEventsOf(
      deps.database.query,
      page.map(({ id }) => id),
    )
    yield lines(events.map((event) => eventCells(event, reader.member.timeZone)))
  }
}

/** The mails to the customers of the visits. */
export async function* mailsCsv(deps: Deps, reader: ArchiveReader) {
  yield header('mails', reader)
  for await (const page of pagesOf(deps, reader, findVisitIds)) {
    const mails = await findMailsOf(
      deps.database.query,
      page.map(({ id }) => id),
    )
    yield lines(
      mails.map(({ orderId, at, kind, isSent }) => [
        orderNumber(orderId),
        orderId,
        iso(at, reader),
        kind,
        isSent ? 'x' : '',
      ]),
    )
  }
}

/**
 * The cards of the clients, with the notes on them. They are read by position, also of older archives (`cardsOf` in
 * archive-file.ts): a new column is the last.
 */
export async function* cardsCsv(deps: Deps, reader: ArchiveReader) {
  yield header('cards', reader)
  for await (const page of pagesOf(deps, reader, findCards))
    yield lines(
      page.map((card) => [
        card.id,
        card.name,
        card.phone,
        card.email ?? '',
        card.note,
        iso(card.createdAt, reader),
        iso(card.blockedAt, reader),
      ]),
    )
}

/** The blocks of the agenda. */
export async function* blocksCsv(deps: Deps, reader: ArchiveReader) {
  yield header('blocks', reader)
  for await (const page of pagesOf(deps, reader, findBlocks))
    yield lines(
      page.map((block) => [
        block.id,
        block.calendar,
        iso(block.startsAt, reader),
        iso(block.endsAt, reader),
        block.reason,
      ]),
    )
}

/** The reviews with their replies. */
export async function* reviewsCsv(deps: Deps, reader: ArchiveReader) {
  yield header('reviews', reader)
  for await (const page of reviewPages(deps, reader))
    yield lines(
      page.map((review) => [
        review.id,
        review.createdAt,
        String(review.rating),
        review.userFeedback,
        review.reviewerName ?? '',
        review.serviceName ?? '',
        review.reply ?? '',
        review.language,
      ]),
    )
}

type Table = Exclude<keyof typeof en, 'readme'>

function header(table: Table, { language }: ArchiveReader): string {
  return BOM + lines([WORDS[language][table]])
}

function lines(rows: readonly Cells[]): string {
  return csvOf(rows, ',')
}

function iso(instant: number | null, { member }: ArchiveReader): string {
  return instant === null ? '' : toOffsetIso(instant, member.timeZone)
}

function visitCells(visit: ArchivedVisit, timeZone: string, language: Language): string[] {
  const iso = (instant: number) => toOffsetIso(instant, timeZone)
  const items = visit.items.map(({ quantity, ...item }) => {
    const name = language === 'nl' ? item.name_nl : item.name_en
    return quantity > 1 ? `${quantity} × ${name}` : name
  })
  return [
    orderNumber(visit.id),
    visit.id,
    iso(visit.startsAt),
    iso(visit.endsAt),
    visit.status,
    visit.name,
    visit.phone,
    visit.email,
    visit.address ?? '',
    visit.clientId ?? '',
    items.join(', '),
    euros(visit.travelFeeCents).toFixed(2),
    euros(visit.discountCents).toFixed(2),
    euros(visit.totalCents).toFixed(2),
    visit.message,
    visit.note,
    iso(visit.placedAt),
  ]
}

// As the panel of a visit says it: only members are named.
function eventCells(event: ArchivedEvent, timeZone: string): string[] {
  const iso = (instant: number | null) => (instant === null ? '' : toOffsetIso(instant, timeZone))
  const actor = actorOf(event.actor, event.customer)
  return [
    orderNumber(event.orderId),
    event.orderId,
    iso(event.at),
    actor,
    actor === 'member' ? (event.actorName ?? '') : '',
    event.fromStatus ?? '',
    event.toStatus,
    iso(event.fromStartsAt),
    iso(event.agreedAt),
    iso(event.undoneAt),
    event.note,
  ]
}
