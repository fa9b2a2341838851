import { setOperator } from '../../account/store.ts'
import { createOperatorLink } from '../../operator/operator-link.ts'
import { type AdminDeps, type Command, type CommandResult, recordOf } from './command-result.ts'

export const OPERATOR_COMMANDS: Readonly<Record<string, Command>> = {
  'make-operator': {
    usage: 'ACCOUNT',
    does: 'Lets an account do what the operator may, at /desk.',
    words: [1, 1],
    record: recordOf('make-operator', 'account'),
    run: (deps, [userName = '']) => setOperatorRole(deps, userName.toLowerCase(), true),
  },
  'unmake-operator': {
    usage: 'ACCOUNT',
    does: 'Takes that from it again.',
    words: [1, 1],
    record: recordOf('unmake-operator', 'account'),
    run: (deps, [userName = '']) => setOperatorRole(deps, userName.toLowerCase(), false),
  },
  'operator-link': {
    usage: '',
    does: 'Prints a link that makes the account operator that opens it: once, within a day. Those before it end.',
    words: [0, 0],
    record: recordOf('create-operator-link', 'market'),
    run: (deps) => printLink(deps),
  },
}

async function setOperatorRole(
  { database }: AdminDeps,
  userName: string,
  isOperator: boolean,
): Promise<CommandResult> {
  const role = await setOperator(database.query, userName, isOperator)
  if (!role)
    return {
      ok: false,
      why: `There is no account ${userName}. It is there once they have signed in.`,
    }
  return { ok: true, lines: [`${userName} is ${role}, from now on.`], data: { userName, role } }
}

async function printLink(deps: AdminDeps): Promise<CommandResult> {
  const { path, expiresAt } = await createOperatorLink(deps)
  const link = new URL(path, deps.publicUrl).href
  const until = new Date(expiresAt).toISOString()
  return { ok: true, lines: [link, `It works once, until ${until}.`], data: { link, until } }
}
