import type { Transaction } from 'kysely'
import { findAccount } from '../../account/store.ts'
import { setLocked, signOutEverywhere } from '../../desk-person/person-access.ts'
import type { Tables } from '../../schema.gen.ts'
import { type AdminDeps, type Command, type CommandResult, recordOf } from './command-result.ts'

export const PERSON_COMMANDS: Readonly<Record<string, Command>> = {
  'sign-out-person': {
    usage: 'ACCOUNT',
    does: 'Ends every sign-in of somebody, in all browsers.',
    words: [1, 1],
    record: recordOf('sign-out-person', 'account'),
    run: (deps, [userName = '']) =>
      changePerson(deps, userName, 'is signed out everywhere', (trx, name) =>
        signOutEverywhere(trx, name, deps),
      ),
  },
  'lock-person': {
    usage: 'ACCOUNT',
    does: 'Locks an account: it stays, and nobody signs in to it.',
    words: [1, 1],
    record: recordOf('lock-person', 'account'),
    run: (deps, [userName = '']) =>
      changePerson(deps, userName, 'is locked and signed out everywhere', (trx, name) =>
        setLocked(trx, { userName: name, isLocked: true }, deps),
      ),
  },
  'unlock-person': {
    usage: 'ACCOUNT',
    does: 'Unlocks an account.',
    words: [1, 1],
    record: recordOf('unlock-person', 'account'),
    run: (deps, [userName = '']) =>
      changePerson(deps, userName, 'can sign in again', (trx, name) =>
        setLocked(trx, { userName: name, isLocked: false }, deps),
      ),
  },
  'remove-second-factor': {
    usage: 'ACCOUNT',
    does: 'Turns off the two-step sign-in of somebody who lost everything, once you are sure that it is they.',
    words: [1, 1],
    record: recordOf('remove-second-factor', 'account'),
    run: (deps, [userName = '']) => removeSecondFactor(deps, userName.toLowerCase()),
  },
}

async function changePerson(
  { database }: AdminDeps,
  typed: string,
  outcome: string,
  change: (
    trx: Transaction<Tables>,
    userName: string,
  ) => Promise<{ ok: true } | { ok: false; refusal: 'not-found' | 'not-here' }>,
): Promise<CommandResult> {
  const userName = typed.toLowerCase()
  const changed = await database.transaction((trx) => change(trx, userName))
  if (changed.ok) return { ok: true, lines: [`${userName} ${outcome}.`], data: { userName } }
  const why =
    changed.refusal === 'not-here'
      ? `The sign-in of ${userName} is not kept here: lock the account at its issuer.`
      : `There is no account ${userName}.`
  return { ok: false, why }
}

async function removeSecondFactor(
  { database, signIns }: AdminDeps,
  userName: string,
): Promise<CommandResult> {
  const account = await findAccount(database.query, userName)
  const isRemoved = account?.subject
    ? await signIns.removeSecondFactor(account.subject, database.query)
    : false
  if (!isRemoved)
    return { ok: false, why: `There is no account ${userName} with two-step sign-in.` }
  const line = `${userName} signs in with the password alone, and is told by mail.`
  return { ok: true, lines: [line], data: { userName } }
}
