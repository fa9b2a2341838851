import type { CustomerUserName } from '#domain/identifiers.ts'
import { importItems } from '../../catalog/import-items.ts'
import { addClient } from '../../client/add-client.ts'
import { changeHours } from '../../hours/change-hours.ts'
import { readHours } from '../../hours/read-hours.ts'
import type { HttpRefusal } from '../../http/outcome.ts'
import { describePicture } from '../../picture/change-pictures.ts'
import { uploadPicture } from '../../picture/upload-picture.ts'
import { readProfile } from '../../profile/read-profile.ts'
import { saveProfile } from '../../profile/save-profile.ts'
import { addProvider } from '../../provider/add-provider.ts'
import { changeSettings } from '../../settings/change-settings.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { type ArchiveContents, readArchiveFile } from './archive-file.ts'
import type { AdminDeps, CommandResult } from './command-result.ts'

const USER_NAME = /^[a-z0-9][a-z0-9-]{1,62}$/

interface Import {
  readonly file: string
  /** Of the new provider. */
  readonly userName: string
  /** The account of its owner. No account of the archive is linked. */
  readonly ownerUserName: string
}

/**
 * Adds a hidden provider from an archive of this or another Bloesem (WORK-225), by the use cases that its owner would call. The
 * whole archive is read and checked before anything is written.
 */
export async function importSalon(
  deps: AdminDeps,
  { file, userName, ownerUserName }: Import,
): Promise<CommandResult> {
  if (!USER_NAME.test(userName))
    return { ok: false, why: `${userName} is no user name: small letters, digits and hyphens.` }
  const read = await readArchiveFile(file)
  if (!read.ok) return read
  const { contents } = read
  const added = await addProvider(deps, { ...newProvider(contents), userName, ownerUserName })
  if (!added.ok) {
    const why = {
      'username-taken': `There is a provider ${userName} already.`,
      'owner-unknown': `There is no account ${ownerUserName}; it must have signed in once.`,
    }
    return { ok: false, why: why[added.refusal] }
  }
  const failure = await fill(deps, contents, { userName, ownerUserName })
  if (failure)
    return {
      ok: false,
      why: `${userName} was added and is hidden, but its ${failure.part} was refused (${failure.refusal}). Its owner completes it in the workspace.`,
    }
  const { menu, cards, pictures } = contents
  const counts = { items: menu.length, clients: cards.length, pictures: pictures.length }
  return {
    ok: true,
    lines: [
      `Added, hidden: /salon/${userName}`,
      `${counts.items} treatments, ${counts.clients} clients, ${counts.pictures} pictures, which are encoded in a moment.`,
      `When its owner has looked at it: npm run admin -- show-provider ${userName}`,
    ],
    data: { userName, ...counts },
  }
}

function newProvider({ profile }: ArchiveContents) {
  const { point, introNl: nl, introEn: en } = profile
  return {
    fullName: profile.fullName,
    intro: { nl, en },
    isHidden: true,
    street: profile.street,
    postalCode: profile.postalCode,
    cityCode: profile.cityCode,
    latitude: point?.latitude ?? 0,
    longitude: point?.longitude ?? 0,
    // That it comes to homes, and how far, is written with the rest of its profile.
    serviceAvailability: 'SALON' as const,
    email: profile.email,
    mobileNumbers: profile.phones,
    hours: [],
    items: [],
  }
}

type WriteResult = { readonly ok: true } | HttpRefusal

/** Writes the parts of an archive one after the other. @returns the one that was refused */
async function fill(
  deps: AdminDeps,
  contents: ArchiveContents,
  { userName, ownerUserName }: Omit<Import, 'file'>,
): Promise<{ part: string; refusal: string } | undefined> {
  const names = { userName, ownerUserName }
  const input = inputOf(names)
  const { menu, cards, pictures } = contents
  const writes: [string, () => Promise<WriteResult>][] = Object.entries(
    rulesOf(deps, contents, names),
  )
  if (menu.length > 0)
    writes.push(['menu', () => importItems(deps, { ...input, body: { rows: menu } })])
  for (const [nth, body] of cards.entries())
    writes.push([`client ${nth + 1}`, () => addClient(deps, { ...input, body })])
  for (const { bytes, ...body } of pictures)
    writes.push([
      'pictures',
      async () => {
        const uploaded = await uploadPicture(deps, { ...input, body: bytes })
        if (!uploaded.ok) return uploaded
        const { pictureId } = uploaded.answer.data.picture
        return describePicture(deps, { ...input, params: { userName, pictureId }, body })
      },
    ])
  for (const [part, write] of writes) {
    const written = await write()
    if (!written.ok) return { part, refusal: written.refusal }
  }
  return undefined
}

/** Writes profile, settings and hours, each as of the version that was read just before. */
function rulesOf(
  deps: AdminDeps,
  { profile, settings, week }: ArchiveContents,
  names: Omit<Import, 'file'>,
): Record<string, () => Promise<WriteResult>> {
  const input = inputOf(names)
  const reading = { ...input, body: undefined }
  return {
    profile: async () => {
      const page = await readProfile(deps, reading)
      if (!page.ok) return page
      const { version } = page.answer.data
      return saveProfile(deps, { ...input, body: { profile, version } })
    },
    settings: async () => {
      // Whether tax details are asked is of no use here.
      const forRules = { ...deps, reportsTaxes: false }
      const rules = await readSettings(forRules, reading)
      if (!rules.ok) return rules
      const { version } = rules.answer.data
      return changeSettings(forRules, { ...input, body: { ...settings, version } })
    },
    'opening hours': async () => {
      const hours = await readHours(deps, reading)
      if (!hours.ok) return hours
      const { version } = hours.answer.data
      return changeHours(deps, { ...input, body: { week, version, anyway: false } })
    },
  }
}

/** The input of a use case that the owner calls. */
function inputOf({ userName, ownerUserName }: Omit<Import, 'file'>) {
  const caller = {
    kind: 'user' as const,
    userName: ownerUserName as CustomerUserName,
    role: 'customer' as const,
    grantId: '',
    signedInAt: null,
    hasShownSecondFactor: false,
  }
  const rest = { idempotencyKey: undefined, address: '', query: undefined, language: 'nl' } as const
  return { ...rest, caller, params: { userName } }
}
