import type { Transaction } from 'kysely'
import { withinTransaction } from '#platform/postgres/within-transaction.ts'
import { accountTarget, recordAct } from '../../operator-log/record-act.ts'
import { findProviderId } from '../../provider-id-store.ts'
import type { Tables } from '../../schema.gen.ts'
import type {
  AdminDeps,
  Command,
  CommandResult,
  CommandTarget,
  Options,
  RecordedCommand,
} from './command-result.ts'

/**
 * Runs a command and writes it to the operator log, in one transaction (DESK-005). A command that is refused writes nothing,
 * unless it made its target before.
 */
export function runRecorded(
  { database, ...deps }: AdminDeps,
  command: Command & { readonly record: RecordedCommand },
  { words, options }: { words: readonly string[]; options: Options },
): Promise<CommandResult> {
  const { act, target } = command.record
  const named = target(words)
  return database.transaction(async (trx) => {
    // Before it runs: a deleted account has no id any more.
    const idBefore = named && (await findTargetId(trx, named))
    const result = await command.run(
      { ...deps, database: withinTransaction(database, trx) },
      words,
      options,
    )
    const id = idBefore ?? (named && (await findTargetId(trx, named)))
    const isDone = named && (result.ok || (id !== null && idBefore === null))
    if (isDone) {
      const recorded = { act, target: { kind: named.kind, id }, reason: options.reason ?? null }
      await recordAct(trx, { operator: 'command-line', ...recorded }, deps.clock)
    }
    return result
  })
}

async function findTargetId(
  trx: Transaction<Tables>,
  { kind, name }: CommandTarget,
): Promise<string | null> {
  if (kind === 'market') return null
  if (kind === 'provider') return (await findProviderId(trx, name)) ?? null
  if (kind === 'account') return (await accountTarget(trx, name)).id
  return name
}
