import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { importCatalog } from '#contract/catalog.ts'
import { addClient } from '#contract/client.ts'
import { changeHours } from '#contract/hours.ts'
import { describePicture } from '#contract/picture.ts'
import { saveProfile } from '#contract/profile.ts'
import { changeSettings } from '#contract/settings.ts'
import { csvLines } from '#domain/catalog/csv.ts'
import { MAX_PICTURE_BYTES, MAX_PICTURES, pictureFileOf } from '#domain/picture/picture.ts'
import { readZip, ZipFault } from '#platform/read-zip.ts'
import { townById } from '../../place/towns.ts'

const MAX_ARCHIVE_BYTES = 300 * 1024 * 1024
const MAX_FILE_BYTES = 20 * 1024 * 1024
/** Pictures are packed as small as they get, so that the rest is text. */
const MAX_UNPACKED_BYTES = 2 * MAX_ARCHIVE_BYTES
const MAX_CARDS = 5_000
const FILES = [
  'profile.json',
  'settings.json',
  'hours.json',
  'menu.json',
  'cards.csv',
  'pictures.json',
]

/** What an import takes over from an archive, each part as the operation takes it that a member would call. */
export interface ArchiveContents {
  readonly profile: z.output<typeof saveProfile.body>['profile']
  readonly settings: Omit<z.output<typeof changeSettings.body>, 'version'>
  readonly week: z.output<typeof changeHours.body>['week']
  readonly menu: z.output<typeof importCatalog.body>['rows']
  readonly cards: readonly z.output<typeof addClient.body>[]
  readonly pictures: readonly ArchivedPicture[]
}

interface ArchivedPicture extends Required<z.output<typeof describePicture.body>> {
  readonly bytes: Buffer
}

/** Reads an archive. What it says is checked as if a member sent it. */
export async function readArchiveFile(
  path: string,
): Promise<{ ok: true; contents: ArchiveContents } | { ok: false; why: string }> {
  const size = await stat(path).then(
    ({ size }) => size,
    () => undefined,
  )
  if (size === undefined) return { ok: false, why: `${path} cannot be read.` }
  if (size > MAX_ARCHIVE_BYTES)
    return { ok: false, why: `${path} is larger than ${MAX_ARCHIVE_BYTES} bytes.` }
  try {
    const files = readZip(await readFile(path), limitOf, MAX_UNPACKED_BYTES)
    return { ok: true, contents: contentsOf(files) }
  } catch (error) {
    if (error instanceof ZipFault)
      return { ok: false, why: `${path} is not taken: ${error.message}` }
    throw error
  }
}

// By the name alone: a folder in front of it says nothing.
function limitOf(name: string): number | undefined {
  if (FILES.includes(name)) return MAX_FILE_BYTES
  return pictureFileOf(name.replace(/^pictures\//, '')) ? MAX_PICTURE_BYTES : undefined
}

function contentsOf(files: Map<string, Buffer>): ArchiveContents {
  const text = (name: string) => {
    const content = files.get(name)
    if (!content) throw new ZipFault(`it has no ${name}`)
    return content.toString()
  }
  const json = (name: string): unknown => {
    try {
      return JSON.parse(text(name))
    } catch (error) {
      throw error instanceof SyntaxError ? new ZipFault(`${name} is no JSON`) : error
    }
  }
  const page = check(PROFILE, json('profile.json'), 'profile.json')
  const { profile } = check(saveProfile.body, { ...page, version: 1 }, 'profile.json')
  checkPlaces(profile)
  const rules = check(SETTINGS, json('settings.json'), 'settings.json').settings
  const { version: _, ...settings } = check(
    changeSettings.body,
    { ...rules, version: 1 },
    'settings.json',
  )
  const hours = check(HOURS, json('hours.json'), 'hours.json')
  const { week } = check(changeHours.body, { ...hours, version: '' }, 'hours.json')
  return {
    profile,
    settings,
    week,
    menu: menuOf(json('menu.json')),
    cards: cardsOf(text('cards.csv')),
    pictures: picturesOf(json('pictures.json'), files),
  }
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown, name: string) {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data as z.output<Schema>
  throw new ZipFault(`${name} has what is not taken here:\n${z.prettifyError(error)}`)
}

// The towns of another release may be others.
function checkPlaces({ servicePlaces = [] }: ArchiveContents['profile']): void {
  const unknown = servicePlaces.filter((placeId) => !townById(placeId))
  if (unknown.length > 0)
    throw new ZipFault(`profile.json has places that are not known here: ${unknown.join(', ')}`)
}

const PROFILE = z.object({ profile: z.unknown() })
const SETTINGS = z.object({ settings: z.record(z.string(), z.unknown()) })
const HOURS = z.object({ week: z.unknown() })
const MENU = z.object({
  items: z.array(z.looseObject({ catalogItemId: z.string(), parentId: z.string().nullable() })),
})

// Items get ids of their own here; an add-on names its treatment by its place.
function menuOf(value: unknown): ArchiveContents['menu'] {
  const { items } = check(MENU, value, 'menu.json')
  if (items.length === 0) return []
  const placeOf = new Map(items.map(({ catalogItemId }, place) => [catalogItemId, place]))
  const rows = items.map(({ parentId, ...item }) => ({
    ...item,
    catalogItemId: null,
    version: null,
    parentRow: parentId === null ? null : (placeOf.get(parentId) ?? null),
  }))
  return check(importCatalog.body, { rows }, 'menu.json').rows
}

// Columns as `cardsCsv` of archive-tables.ts writes them, by position: archives of earlier releases have fewer.
function cardsOf(file: string): ArchiveContents['cards'] {
  const [, ...lines] = csvLines(file)
  if (lines.length > MAX_CARDS) throw new ZipFault(`cards.csv has more than ${MAX_CARDS} lines`)
  const cards = lines.map(({ cells: [, name = '', phone = '', email = '', note = ''] }) => {
    return { name, phone, email, note, isAnother: true }
  })
  return check(z.array(addClient.body), cards, 'cards.csv')
}

const PICTURES = z.object({
  pictures: z
    .array(describePicture.body.required().extend({ url: z.string().nullable() }))
    .max(MAX_PICTURES),
})

// The largest file of each picture; one that could not be read when the archive was made is left out.
function picturesOf(value: unknown, files: Map<string, Buffer>): ArchivedPicture[] {
  return check(PICTURES, value, 'pictures.json').pictures.flatMap(({ url, ...descriptions }) => {
    const hash = /^\/pictures\/([0-9a-f]{32})-/.exec(url ?? '')?.[1]
    const bytes = [1600, 960, 480].flatMap(
      (width) => files.get(`pictures/${hash}-${width}.webp`) ?? [],
    )[0]
    return bytes ? [{ ...descriptions, bytes }] : []
  })
}
