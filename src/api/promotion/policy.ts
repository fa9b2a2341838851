import type { Caller } from '../http/caller.ts'

/**
 * The usable first-visit promotions reveal where a customer has been: only the customer may read them. A visitor may use
 * any name that no account has.
 */
export async function maySeePromotionsOf(
  caller: Caller,
  customerUserName: string,
  isAccount: (userName: string) => Promise<boolean>,
): Promise<boolean> {
  if (caller.kind === 'user') return caller.userName === customerUserName
  return !(await isAccount(customerUserName))
}
