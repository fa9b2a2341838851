import { findAccount } from '../../account/store.ts'
import { type AdminDeps, type Command, type CommandResult, recordOf } from './command-result.ts'

export const PERSON_COMMANDS: Readonly<Record<string, Command>> = {
  'remove-second-factor': {
    usage: 'ACCOUNT',
    does: 'Turns off the two-step sign-in of somebody who lost everything, once you are sure that it is they.',
    words: [1, 1],
    record: recordOf('remove-second-factor', 'account'),
    run: (deps, [userName = '']) => removeSecondFactor(deps, userName.toLowerCase()),
  },
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
