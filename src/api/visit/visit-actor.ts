/** Who an event says changed a visit. The customer of a deleted account stays 'customer' in the history, a member 'salon'. */
export function actorOf(actor: string, customerUserName: string | null) {
  if (actor === 'system' || actor === 'operator') return actor
  return actor === 'customer' || actor === customerUserName ? 'customer' : 'member'
}
