type Action = () => void

const waiting = new WeakMap<object, Action[]>()

/**
 * Runs `action` when the transaction has committed, and not at all when it was rolled back.
 * @param transaction what `database.transaction` gave its work
 */
export function afterCommit(transaction: object, action: Action): void {
  const actions = waiting.get(transaction)
  if (!actions) throw new Error('afterCommit needs the transaction of database.transaction')
  actions.push(action)
}

/** Runs `execute` with a registry for `afterCommit`; `register` is told the transaction as it begins. */
export async function withAfterCommit<Result>(
  execute: (register: (transaction: object) => void) => Promise<Result>,
): Promise<Result> {
  const actions: Action[] = []
  const result = await execute((transaction) => waiting.set(transaction, actions))
  for (const action of actions) action()
  return result
}
