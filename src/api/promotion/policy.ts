import type { Caller } from '../http/caller.ts'

/**
 * Which first-visit promotions are left tells where somebody has been: only a customer's own token may ask
 * for that name. A visitor may use any name that is nobody's.
 */
export async function maySeePromotionsOf(
  caller: Caller,
  customerUserName: string,
  isAccount: (userName: string) => Promise<boolean>,
): Promise<boolean> {
  if (caller.kind === 'user') return caller.userName === customerUserName
  return !(await isAccount(customerUserName))
}
