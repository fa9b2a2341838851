import type { Reply } from '#contract/endpoint.ts'
import type { listWorkspaceReviews as listWorkspaceReviewsEndpoint } from '#contract/review.ts'
import { writeCatalogCsv } from '#domain/catalog/catalog-file.ts'
import { csvOf } from '#domain/csv.ts'
import { euros } from '#domain/money.ts'
import { orderNumber } from '#domain/order/order-number.ts'
import { pictureFileName } from '#domain/picture/picture.ts'
import { archiveText as en } from '#messages/en/archive.ts'
import type { Language } from '#messages/language.ts'
import { archiveText as nl } from '#messages/nl/archive.ts'
import type { ApiDeps } from '../api-deps.ts'
import { listCatalog } from '../catalog/list-catalog.ts'
import { clientsCsv } from '../client/export-clients.ts'
import { readHours } from '../hours/read-hours.ts'
import type { Caller } from '../http/caller.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import type { Member } from '../membership/find-member.ts'
import { listPictures } from '../picture/change-pictures.ts'
import { readPictureFile } from '../picture/read-picture-file.ts'
import { readProfile } from '../profile/read-profile.ts'
import { listWorkspaceReviews } from '../review/list-workspace-reviews.ts'
import { readSettings } from '../settings/read-settings.ts'
import { type ArchivedVisit, findPictureFiles, findVisits } from './store.ts'

type Reviews = Reply<typeof listWorkspaceReviewsEndpoint>['data']
type Deps = Pick<ApiDeps, 'database' | 'clock' | 'pictureStorage'>

/** A file of an archive. Its parts are made when they are read, so that an archive is never in memory as a whole. */
export interface ArchiveEntry {
  readonly name: string
  /** False for what is compressed already. */
  readonly isCompressed: boolean
  readonly parts: () => AsyncIterable<Buffer | string>
}

/** For whom an archive is made. */
export interface ArchiveReader {
  readonly member: Member
  readonly caller: Caller
  readonly userName: string
  readonly language: Language
}

const PAGE = 500
const REVIEWS_PAGE = 50
const WORDS = { en, nl }
const BOM = '\uFEFF'

/** The files of a provider's archive (WORK-88): what its owner reads in the workspace, by the same use cases. */
export async function archiveEntries(deps: Deps, reader: ArchiveReader): Promise<ArchiveEntry[]> {
  const { database } = deps
  const missing: string[] = []
  const pictures = await findPictureFiles(database.query, reader.member.providerId)
  const input = inputFor(reader)
  const json = (name: string, read: () => Promise<Answer>) =>
    text(name, async function* () {
      yield `${JSON.stringify(dataOf(await read()), null, 2)}\n`
    })
  return [
    text('LEESMIJ.txt', async function* () {
      yield `${nl.readme}\n`
    }),
    text('README.txt', async function* () {
      yield `${en.readme}\n`
    }),
    json('profile.json', () => readProfile(deps, input)),
    json('settings.json', () => readSettings(deps, input)),
    json('hours.json', () => readHours(deps, input)),
    json('menu.json', () => listCatalog(deps, input)),
    text('menu.csv', async function* () {
      const { items } = dataOf(await listCatalog(deps, input))
      yield writeCatalogCsv(items, reader.language)
    }),
    text('clients.csv', async function* () {
      yield await clientsCsv(database, reader.member, reader.language)
    }),
    text('visits.csv', () => visitsCsv(deps, reader)),
    text('reviews.csv', () => reviewsCsv(deps, reader)),
    json('pictures.json', () => listPictures(deps, input)),
    ...pictures.map((picture): ArchiveEntry => {
      const file = pictureFileName(picture)
      return {
        name: `pictures/${file}`,
        isCompressed: false,
        parts: async function* () {
          // Removed meanwhile, or the object storage is away.
          const found = await readPictureFile(deps, file).catch(() => undefined)
          if (found) yield found.bytes
          else missing.push(file)
        },
      }
    }),
    text('missing-pictures.txt', async function* () {
      yield missing.join('\r\n')
    }),
  ]
}

function text(name: string, parts: ArchiveEntry['parts']): ArchiveEntry {
  return { name, isCompressed: true, parts }
}

type Answer = { ok: true; answer: { data: unknown } } | HttpRefusal

/** The data of an answer. @throws when it is refused, since the membership ended meanwhile */
function dataOf<A extends Answer>(result: A): Extract<A, { ok: true }>['answer']['data'] {
  if (result.ok) return (result as Extract<A, { ok: true }>).answer.data
  throw new Error(`The archive cannot be made: ${(result as HttpRefusal).refusal}`)
}

function inputFor({ caller, userName, language }: ArchiveReader) {
  const rest = { idempotencyKey: undefined, address: '', query: undefined, body: undefined }
  return { ...rest, caller, language, params: { userName } } as const
}

async function* visitsCsv({ database }: Deps, { member, language }: ArchiveReader) {
  const { providerId, timeZone } = member
  yield BOM + csvOf([WORDS[language].visits], ',')
  let after: string | null = null
  for (let isDone = false; !isDone; ) {
    const page: ArchivedVisit[] = await findVisits(database.query, {
      providerId,
      after,
      limit: PAGE,
    })
    yield csvOf(
      page.map((visit) => visitCells(visit, timeZone, language)),
      ',',
    )
    after = page.at(-1)?.id ?? null
    isDone = page.length < PAGE
  }
}

function visitCells(visit: ArchivedVisit, timeZone: string, language: Language): string[] {
  const iso = (instant: number) => toOffsetIso(instant, timeZone)
  const items = visit.items.map(({ quantity, ...item }) => {
    const name = language === 'nl' ? item.name_nl : item.name_en
    return quantity > 1 ? `${quantity} × ${name}` : name
  })
  return [
    ...[orderNumber(visit.id), visit.id, iso(visit.startsAt), iso(visit.endsAt), visit.status],
    ...[visit.name, visit.phone, visit.email, visit.address ?? '', visit.clientId ?? ''],
    ...[
      items.join(', '),
      euros(visit.travelFeeCents).toFixed(2),
      euros(visit.discountCents).toFixed(2),
      euros(visit.totalCents).toFixed(2),
    ],
    ...[visit.message, visit.note, iso(visit.placedAt)],
  ]
}

async function* reviewsCsv(deps: Deps, reader: ArchiveReader) {
  yield BOM + csvOf([WORDS[reader.language].reviews], ',')
  for (let pageToken: string | null = ''; pageToken !== null; ) {
    const query: { filter: 'all'; pageSize: number; pageToken: string } = {
      filter: 'all',
      pageSize: REVIEWS_PAGE,
      pageToken,
    }
    const found: Reviews = dataOf(await listWorkspaceReviews(deps, { ...inputFor(reader), query }))
    const { reviews } = found
    yield csvOf(
      reviews.items.map((review) => [
        ...[review.id, review.createdAt, String(review.rating), review.userFeedback],
        ...[
          review.reviewerName ?? '',
          review.serviceName ?? '',
          review.reply ?? '',
          review.language,
        ],
      ]),
      ',',
    )
    pageToken = reviews.nextPageToken
  }
}
