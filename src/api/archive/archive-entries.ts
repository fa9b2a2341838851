import { writeCatalogCsv } from '#domain/catalog/catalog-file.ts'
import { type CalendarVisit, calendarParts } from '#domain/order/calendar-file.ts'
import { pictureFileName } from '#domain/picture/picture.ts'
import { archiveText as en } from '#messages/en/archive.ts'
import type { Language } from '#messages/language.ts'
import { archiveText as nl } from '#messages/nl/archive.ts'
import type { ApiDeps } from '../api-deps.ts'
import { listCatalog } from '../catalog/list-catalog.ts'
import { clientsCsv } from '../client/export-clients.ts'
import { readHours } from '../hours/read-hours.ts'
import { listMembers } from '../membership/manage-members.ts'
import { serviceName } from '../order/order-view.ts'
import { listPictures } from '../picture/change-pictures.ts'
import { readPictureFile } from '../picture/read-picture-file.ts'
import { readProfile } from '../profile/read-profile.ts'
import { listWorkspacePromotions } from '../promotion/list-workspace-promotions.ts'
import { readSettings } from '../settings/read-settings.ts'
import { ownTaxDetails } from '../tax-details/own-tax-details.ts'
import { type Answer, type ArchiveReader, dataOf, inputFor, pagesOf } from './archive-reader.ts'
import {
  blocksCsv,
  cardsCsv,
  historyCsv,
  mailsCsv,
  reviewsCsv,
  visitsCsv,
} from './archive-tables.ts'
import { reviewsKey, reviewsToSign } from './review-signature.ts'
import { type ArchivedVisit, findPictureFiles, findVisits } from './store.ts'

type Deps = Pick<
  ApiDeps,
  'database' | 'clock' | 'pictureStorage' | 'places' | 'publicUrl' | 'secretKey' | 'reportsTaxes'
>

/** A file of an archive. Its parts are made when they are read, so that an archive is never in memory as a whole. */
export interface ArchiveEntry {
  readonly name: string
  /** False for what is compressed already. */
  readonly isCompressed: boolean
  readonly parts: () => AsyncIterable<Buffer | string>
}

/** The files of a provider's archive (WORK-88): what its owner reads in the workspace, by the same use cases. */
export async function archiveEntries(deps: Deps, reader: ArchiveReader): Promise<ArchiveEntry[]> {
  const { database } = deps
  const missing: string[] = []
  const pictures = await findPictureFiles(database.query, reader.member.providerId)
  const owner = { userName: reader.member.userName, isFresh: true } // the link took a fresh sign-in
  const taxDetails = (await ownTaxDetails(deps, owner)).get(reader.userName)
  const input = inputFor(reader)
  const findReader = async () => ({ userName: reader.member.userName, isOperator: false })
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
    text('cards.csv', () => cardsCsv(deps, reader)),
    text('visits.csv', () => visitsCsv(deps, reader)),
    text('history.csv', () => historyCsv(deps, reader)),
    text('mails.csv', () => mailsCsv(deps, reader)),
    text('agenda.ics', () => agendaIcs(deps, reader)),
    text('blocks.csv', () => blocksCsv(deps, reader)),
    json('offers.json', () => listWorkspacePromotions(deps, input)),
    json('members.json', () => listMembers(deps, input)),
    text('reviews.csv', () => reviewsCsv(deps, reader)),
    ...signedReviews(deps, reader),
    text('tax-details.json', async function* () {
      yield `${JSON.stringify(taxDetails ?? null, null, 2)}\n`
    }),
    json('pictures.json', () => listPictures(deps, input)),
    ...pictures.map((picture): ArchiveEntry => {
      const file = pictureFileName(picture)
      return {
        name: `pictures/${file}`,
        isCompressed: false,
        parts: async function* () {
          // Removed meanwhile, or the object storage is away.
          const found = await readPictureFile(deps, file, findReader).catch(() => undefined)
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

// The signature is of the bytes of the file before it: entries are made one after the other.
function signedReviews(deps: Deps, reader: ArchiveReader): ArchiveEntry[] {
  let signature: Buffer = Buffer.alloc(0)
  return [
    text('reviews.json', async function* () {
      const content = await reviewsToSign(deps, reader)
      signature = reviewsKey(deps.secretKey).sign(content)
      yield content
    }),
    text('reviews.json.sig', async function* () {
      yield signature
    }),
  ]
}

function text(name: string, parts: ArchiveEntry['parts']): ArchiveEntry {
  return { name, isCompressed: true, parts }
}

async function* agendaIcs(deps: Deps, reader: ArchiveReader) {
  const { profile } = dataOf(await readProfile(deps, inputFor(reader)))
  yield* calendarParts(profile.fullName, calendarPages(deps, reader))
}

async function* calendarPages(deps: Deps, reader: ArchiveReader) {
  const host = deps.publicUrl.hostname
  for await (const page of pagesOf(deps, reader, findVisits))
    yield page
      .filter(({ status }) => status !== 'CANCELLED' && status !== 'DECLINED')
      .map((visit) => calendarVisit(visit, host, reader.language))
}

// The id is that of the calendar feed, so that a program that read the feed has each visit once.
function calendarVisit(visit: ArchivedVisit, host: string, language: Language): CalendarVisit {
  return {
    orderId: visit.id,
    host,
    sequence: visit.sequence,
    stampedAt: visit.changedAt ?? visit.placedAt,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    tentative: visit.status === 'PENDING',
    summary: [serviceName(visit, language), visit.name].filter(Boolean).join(', '),
    location: visit.address ?? '',
  }
}
