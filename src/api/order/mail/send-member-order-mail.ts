import { memberNotificationsFor, notificationOf } from '#domain/membership/member-notification.ts'
import type { ProviderMail } from '#domain/order/provider-mail.ts'
import { isOpenStatus } from '#domain/order/status.ts'
import type { JobRun } from '#platform/jobs.ts'
import { renderLetter } from '../../mail/letter.ts'
import { notificationSettingsNote } from '../../member-notification/send-member-mail.ts'
import { findMemberToNotify, type MemberToNotify } from '../../member-notification/store.ts'
import { findOrder, type StoredOrder } from '../store.ts'
import type { MemberOrderMailJob, OrderMailKind } from '../tasks.ts'
import { isByCustomer } from './announcement.ts'
import { composeOrderMail } from './compose-order-mail.ts'
import { isWantedByProvider } from './is-wanted-by-provider.ts'
import { urlForMember } from './mail-links.ts'
import { changeOf, isMailStillDue, type OrderMailDeps } from './send-order-mail.ts'
import { findCancellation } from './store.ts'

/**
 * Tells a member by mail what a customer did (WORK-221), with the present state of the order. Sends nothing when it no longer
 * applies or is no longer wanted, nor a second mail to the address of the salon.
 * @throws when the mail could not be sent
 */
export async function sendMemberOrderMail(
  deps: OrderMailDeps,
  { orderId, kind, userName }: MemberOrderMailJob,
  { id }: Pick<JobRun, 'id'>,
): Promise<void> {
  const { query } = deps.database
  const order = await findOrder(query, orderId)
  if (!order || !isMailStillDue(kind, order, deps.clock.now())) return
  const member = await findMemberToNotify(query, { providerId: order.provider_id, userName })
  if (!member || !isWanted(member, { kind, order })) return
  const cancellation = isOpenStatus(order.status)
    ? undefined
    : await findCancellation(query, orderId)
  const about = { ...(await changeOf(deps.database, kind, orderId)), cancellation }
  const act = kind === 'change' ? about.change : cancellation
  if (act && !isByCustomer(order, act)) return
  const { language, address } = member
  const url = urlForMember(deps, order, userName)
  const facts = {
    order,
    kind,
    to: 'salon',
    language,
    ...about,
    asOf: order.changed_at,
    url,
  } as const
  const letter = composeOrderMail(facts)
  const notes = [...letter.notes, notificationSettingsNote(member, deps.publicUrl)]
  await deps.sendMail({
    ...renderLetter({ ...letter, notes }),
    id: `order-${orderId}.member.${id}`,
    to: address,
    language,
  })
}

function isWanted(
  member: MemberToNotify,
  { kind, order }: { kind: OrderMailKind; order: StoredOrder },
): boolean {
  const notification = notificationOf(eventOf(kind, order))
  const { address, mails, role, roleSettings } = member
  if (!address || !mails.includes(notification)) return false
  if (!memberNotificationsFor(role, roleSettings).includes(notification)) return false
  return !(member.isSalonAddress && isWantedByProvider(kind, order))
}

// A customer who agreed to a proposed time made a booking.
function eventOf(kind: OrderMailKind, { status }: StoredOrder): ProviderMail {
  if (kind === 'change' || kind === 'cancellation') return kind
  return kind === 'confirmation' && status === 'PENDING' ? 'request' : 'booking'
}
