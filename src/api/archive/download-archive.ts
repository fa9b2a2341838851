import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { createArchive as endpoint } from '#contract/archive.ts'
import type { CustomerUserName } from '#domain/identifiers.ts'
import { HOUR_SECONDS } from '#domain/time-units.ts'
import type { ApiDeps } from '../api-deps.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { hasJustSignedIn } from '../membership/has-just-signed-in.ts'
import { type ArchiveEntry, archiveEntries } from './archive-entries.ts'
import { ARCHIVE_LINK_MS, archiveToken, readArchiveToken } from './archive-token.ts'

type CreateArchive = typeof endpoint
type Deps = Pick<
  ApiDeps,
  | 'database'
  | 'pictureStorage'
  | 'places'
  | 'clock'
  | 'limiter'
  | 'secretKey'
  | 'publicUrl'
  | 'reportsTaxes'
>

/** Archives of one provider in an hour: of links, and of downloads by them. */
const LINKS = { name: 'archive', points: 5, seconds: HOUR_SECONDS }
const DOWNLOADS = { name: 'archive-download', points: 10, seconds: HOUR_SECONDS }

/** Gives an owner an address at which the archive of the provider can be downloaded for two minutes (WORK-88), if they have just signed in (WORK-179). */
export async function createArchive(
  { database, clock, limiter, secretKey }: Deps,
  { caller, params, language }: HandlerInput<CreateArchive>,
): Promise<Outcome<CreateArchive>> {
  const access = { providerUserName: params.userName, permission: 'manage-settings' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  if (!hasJustSignedIn(caller, clock.now())) return { ok: false, refusal: 'sign-in-again' }
  const refused = await enforceRateLimit(limiter, [LINKS, member.providerId])
  if (refused) return refused
  const token = archiveToken(secretKey, {
    providerUserName: params.userName,
    userName: member.userName,
    language,
    expiresAt: clock.now() + ARCHIVE_LINK_MS,
  })
  return { ok: true, answer: { data: { url: `/archives/${token}` } } }
}

interface Archive {
  readonly ok: true
  readonly fileName: string
  /** The ZIP, made while it is read. */
  readonly stream: Readable
}

/** The archive of a link, while it is valid and its member an owner. */
export async function openArchive(deps: Deps, token: string): Promise<Archive | HttpRefusal> {
  const { database, clock, limiter, secretKey } = deps
  const link = readArchiveToken(secretKey, token, clock.now())
  if (!link) return { ok: false, refusal: 'not-found' }
  const { providerUserName, language } = link
  const caller = {
    kind: 'user',
    userName: link.userName as CustomerUserName,
    role: 'customer',
    grantId: '',
    signedInAt: null,
    hasShownSecondFactor: false,
  } as const
  const access = { providerUserName, permission: 'manage-settings' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return { ok: false, refusal: 'not-found' }
  const refused = await enforceRateLimit(limiter, [DOWNLOADS, member.providerId])
  if (refused) return refused
  const reader = { member, caller, userName: providerUserName, language }
  const entries = await archiveEntries(deps, reader)
  const day = toOffsetIso(clock.now(), member.timeZone).slice(0, 10)
  return {
    ok: true,
    fileName: `${providerUserName}-${day}.zip`,
    stream: zipOf(entries, new Date(clock.now())),
  }
}

/** The ZIP of entries. A failure of one, which yazl does not notice, ends the stream with its error. */
function zipOf(entries: readonly ArchiveEntry[], mtime: Date): Readable {
  const zip = new ZipFile()
  const stream = zip.outputStream as PassThrough
  const fail = (error: Error) => void stream.destroy(error)
  let current: Readable | undefined
  zip.on('error', fail)
  // Who closes the download reads nothing more.
  stream.once('close', () => current?.destroy())
  for (const { name, isCompressed, parts } of entries) {
    zip.addReadStreamLazy(name, { mtime, compress: isCompressed }, (use) => {
      current = Readable.from(parts(), { objectMode: false }).on('error', fail)
      use(null, current)
    })
  }
  zip.end()
  return stream
}
