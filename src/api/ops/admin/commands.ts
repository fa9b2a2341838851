import { isEmail } from '#domain/customer/email.ts'
import { cityByCode } from '#domain/location/city.ts'
import { INVITATION_DAYS } from '#domain/membership/invitation.ts'
import { RESTRICTION_GROUNDS } from '#domain/restriction/restriction.ts'
import { inviteOwner } from '../../invitation/invite-owner.ts'
import { deleteAccount } from '../../personal-data/delete-account.ts'
import { addProvider } from '../../provider/add-provider.ts'
import { listProviders } from '../../provider/admin-store.ts'
import type { NewProvider } from '../../provider/new-provider.ts'
import { setOwner } from '../../provider/set-owner.ts'
import { findProviderId } from '../../provider-id-store.ts'
import { hideProvider, showProvider } from '../../restriction/hide-provider.ts'
import { ARCHIVE_COMMANDS } from './archive-commands.ts'
import { CALENDAR_COMMANDS } from './calendar-commands.ts'
import {
  type AdminDeps,
  type Command,
  type CommandResult,
  type CommandTarget,
  recordOf,
  unknownProvider,
} from './command-result.ts'
import { CONTACT_COMMANDS } from './contact-commands.ts'
import { CUSTOMER_COMMANDS } from './customer-commands.ts'
import { OPERATOR_COMMANDS } from './operator-commands.ts'
import { ORDER_COMMANDS } from './order-commands.ts'
import { PERSON_COMMANDS } from './person-commands.ts'
import { PROVIDER_FILE_EXAMPLE, type ProviderFileData, readProviderFile } from './provider-file.ts'
import { REVIEW_COMMANDS } from './review-commands.ts'

// Of a law the desk asks which.
const CLI_GROUNDS = RESTRICTION_GROUNDS.filter((ground) => ground !== 'law')

/** The commands of `npm run admin`. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  providers: {
    usage: '',
    does: 'Lists the providers, hidden ones too.',
    words: [0, 0],
    run: ({ database }) => providers(database.query),
  },
  'add-provider': {
    usage: '[FILE.json]',
    does: 'Adds a provider from a file; without a file it shows what stands in one.',
    words: [0, 1],
    record: { act: 'add-provider', target: ([file]) => addedProvider(file) },
    run: (deps, [file]) => add(deps, file),
  },
  'hide-provider': {
    usage: 'PROVIDER [GROUND] --reason TEXT',
    does: `Takes a provider out of search and booking; what is booked stands. Its owners are mailed the ground and the reason: ${CLI_GROUNDS.join(', ')}.`,
    words: [1, 2],
    record: recordOf('hide-provider', 'provider'),
    run: (deps, [userName = '', ground], { reason }) => hide(deps, { userName, ground, reason }),
  },
  'show-provider': {
    usage: 'PROVIDER',
    does: 'Shows a hidden or ended provider again, or one that was never shown.',
    words: [1, 1],
    record: recordOf('show-provider', 'provider'),
    run: (deps, [userName = ''], { reason = '' }) => show(deps, { userName, reason }),
  },
  'set-owner': {
    usage: 'PROVIDER ACCOUNT',
    does: 'Says whose a provider is: who sees its bookings and answers its requests.',
    words: [2, 2],
    record: recordOf('set-owner', 'provider'),
    run: (deps, [userName = '', ownerUserName = '']) =>
      changeOwner(deps, { userName, ownerUserName }),
  },
  'clear-owner': {
    usage: 'PROVIDER',
    does: 'Makes a provider nobody’s: its requests are answered from here.',
    words: [1, 1],
    record: recordOf('clear-owner', 'provider'),
    run: (deps, [userName = '']) => changeOwner(deps, { userName, ownerUserName: null }),
  },
  'invite-owner': {
    usage: 'PROVIDER EMAIL',
    does: 'Mails an invitation to become an owner of a provider, or mails it again.',
    words: [2, 2],
    record: recordOf('invite-owner', 'provider'),
    run: (deps, [userName = '', email = '']) => mailOwner(deps, { userName, email }),
  },
  'delete-person': {
    usage: 'ACCOUNT',
    does: 'Deletes an account for somebody who asked you to, once you are sure that it is they.',
    words: [1, 1],
    record: recordOf('delete-person', 'account'),
    run: (deps, [userName = '']) => deletePerson(deps, userName.toLowerCase()),
  },
  ...ARCHIVE_COMMANDS,
  ...OPERATOR_COMMANDS,
  ...PERSON_COMMANDS,
  ...CALENDAR_COMMANDS,
  ...CONTACT_COMMANDS,
  ...CUSTOMER_COMMANDS,
  ...REVIEW_COMMANDS,
  ...ORDER_COMMANDS,
}

async function providers(query: AdminDeps['database']['query']): Promise<CommandResult> {
  const found = await listProviders(query)
  const lines = found.map(
    ({ userName, fullName, cityCode, state, ownerUserName }) =>
      `${userName.padEnd(32)} ${cityCode}  ${fullName}${ownerUserName ? `  (of ${ownerUserName})` : ''}${state === 'live' ? '' : `  (${state})`}`,
  )
  return { ok: true, lines: lines.length > 0 ? lines : ['No providers yet.'], data: found }
}

function addedProvider(file: string | undefined): CommandTarget | null {
  const read = file === undefined ? null : readProviderFile(file)
  return read?.ok ? { kind: 'provider', name: read.provider.userName } : null
}

async function add(deps: AdminDeps, file: string | undefined): Promise<CommandResult> {
  if (file === undefined) {
    return {
      ok: true,
      lines: JSON.stringify(PROVIDER_FILE_EXAMPLE, null, 2).split('\n'),
      data: PROVIDER_FILE_EXAMPLE,
    }
  }
  const read = readProviderFile(file)
  if (!read.ok) return read
  const provider = await withCoordinates(deps, read.provider)
  if (!provider) return { ok: false, why: MISSING_COORDINATES }
  const { userName } = provider
  // Its owner writes them in the workspace, and shows the page there.
  const isHidden = provider.hours.length === 0 || provider.items.length === 0
  const added = await addProvider(deps, { ...provider, isHidden })
  if (!added.ok) return { ok: false, why: addFailure(added.refusal, provider) }
  const lines = [`Added: /profile/${userName}`]
  if (isHidden) lines.push('It is hidden until its owner shows it, since nobody can book it yet.')
  const { ownerEmail } = provider
  if (ownerEmail)
    lines.push(added.isInvited ? invitedLine(ownerEmail) : `Not invited: ${TOO_MANY_MAILS}`)
  return { ok: true, lines, data: { userName } }
}

const TOO_MANY_MAILS =
  'too many invitations were mailed there today. See: npm run admin -- invite-owner'

function invitedLine(email: string): string {
  return `The invitation to ${email} is on its way; it works for ${INVITATION_DAYS} days.`
}

async function mailOwner(
  { database, clock }: AdminDeps,
  input: { userName: string; email: string },
): Promise<CommandResult> {
  const { userName } = input
  const email = input.email.toLowerCase()
  if (!isEmail(email)) return { ok: false, why: `${email} is no mail address.` }
  return database.transaction(async (trx): Promise<CommandResult> => {
    const providerId = await findProviderId(trx, userName)
    if (!providerId) return unknownProvider(userName)
    const invited = await inviteOwner(trx, { providerId, email }, clock)
    if (invited.ok) return { ok: true, lines: [invitedLine(email)], data: { userName, email } }
    return { ok: false, why: NOT_INVITED[invited.refusal] }
  })
}

const NOT_INVITED = {
  'already-invited': 'This address is invited in another role; its owners withdraw that first.',
  'too-many-invitations':
    'Twenty invitations of this provider are open; its owners withdraw one first.',
  'too-many-requests': `Not invited: ${TOO_MANY_MAILS}`,
} as const

const MISSING_COORDINATES = [
  'latitude and longitude are missing, and the address could not be looked up.',
  'Give both, or see PLACES_URL in docs/operations.md.',
].join('\n')

async function withCoordinates(
  { places }: AdminDeps,
  { latitude, longitude, ...provider }: ProviderFileData,
): Promise<NewProvider | null> {
  if (latitude !== undefined && longitude !== undefined) return { ...provider, latitude, longitude }
  const { street, postalCode, cityCode } = provider
  const address = `${street}, ${postalCode} ${cityByCode(cityCode)?.name.nl ?? ''}`
  const point = await places?.geocode(address)
  return point ? { ...provider, ...point } : null
}

function addFailure(
  refusal: 'username-taken' | 'owner-unknown',
  { userName, ownerUserName }: NewProvider,
): string {
  return refusal === 'username-taken'
    ? `There is a provider ${userName} already.`
    : `ownerUserName: ${noAccount(ownerUserName)}`
}

function noAccount(userName: string | null | undefined): string {
  return `there is no account ${userName}. It is there once they have signed in.`
}

async function changeOwner(
  deps: AdminDeps,
  input: { userName: string; ownerUserName: string | null },
): Promise<CommandResult> {
  const ownerUserName = input.ownerUserName?.toLowerCase() ?? null
  const { userName } = input
  const set = await setOwner(deps, { userName, ownerUserName })
  if (set.ok) {
    const line = ownerUserName ? `${userName} is ${ownerUserName}’s.` : `${userName} is nobody’s.`
    return { ok: true, lines: [line], data: { userName, ownerUserName } }
  }
  if (set.refusal === 'not-found') return unknownProvider(userName)
  return unknownAccount(ownerUserName)
}

function unknownAccount(userName: string | null): CommandResult {
  const why = noAccount(userName)
  return { ok: false, why: why.charAt(0).toUpperCase() + why.slice(1) }
}

async function deletePerson(deps: AdminDeps, userName: string): Promise<CommandResult> {
  // The operator has checked the person's identity, which counts as a fresh sign-in; the mail is Dutch, as the market.
  const request = { userName, language: 'nl', signedInAt: deps.clock.now() } as const
  const deleted = await deleteAccount(deps, request)
  if (deleted.ok) return { ok: true, lines: [`${userName} is forgotten.`], data: { userName } }
  if (deleted.refusal === 'not-found') return unknownAccount(userName)
  const why = `${userName} still has a visit to come, or a salon. See: npm run admin -- order-status, set-owner`
  return { ok: false, why }
}

async function hide(
  deps: AdminDeps,
  input: { userName: string; ground: string | undefined; reason: string | undefined },
): Promise<CommandResult> {
  const { userName, reason } = input
  const ground = CLI_GROUNDS.find((each) => each === (input.ground ?? 'own-request'))
  if (!ground) return { ok: false, why: `${input.ground} is no ground: ${CLI_GROUNDS.join(', ')}.` }
  if (!reason) return { ok: false, why: 'Say why, with --reason: its owners are mailed it.' }
  const { ok } = await hideProvider(deps, { userName, ground, facts: reason })
  if (!ok) return unknownProvider(userName)
  const data = { userName, ground, isShown: false }
  return { ok: true, lines: [`${userName} is hidden.`], data }
}

async function show(
  deps: AdminDeps,
  input: { userName: string; reason: string },
): Promise<CommandResult> {
  const { userName } = input
  const { ok } = await showProvider(deps, input)
  if (!ok) return unknownProvider(userName)
  return { ok: true, lines: [`${userName} is shown.`], data: { userName, isShown: true } }
}
