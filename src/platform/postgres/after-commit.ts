type Action = () => void

const actionsByTransaction = new WeakMap<object, Action[]>()

/**
 * Runs `action` after the transaction has committed, never after a rollback.
 * @param transaction the transaction of `database.transaction`
 */
export function afterCommit(transaction: object, action: Action): void {
  const actions = actionsByTransaction.get(transaction)
  if (!actions) throw new Error('afterCommit needs the transaction of database.transaction')
  actions.push(action)
}

/** Runs `execute`, then the actions of `afterCommit`; `execute` must call `register` with its transaction. */
export async function withAfterCommit<Result>(
  execute: (register: (transaction: object) => void) => Promise<Result>,
): Promise<Result> {
  const actions: Action[] = []
  const result = await execute((transaction) => actionsByTransaction.set(transaction, actions))
  for (const action of actions) action()
  return result
}
