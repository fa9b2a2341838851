import { lastFreeMoment } from '#domain/order/cancellation.ts'
import { isOpenStatus } from '#domain/order/status.ts'
import { nameWithoutLinks } from '#domain/person-name.ts'
import { visitLinkMail as en } from '#messages/en/visit-link-mail.ts'
import { fill } from '#messages/fill.ts'
import { visitLinkMail as nl } from '#messages/nl/visit-link-mail.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { renderLetter } from '../mail/letter.ts'
import { moment, WORDS } from '../order/mail/announcement.ts'
import { itemLines, totalLine, whenLines, whereLine } from '../order/mail/compose-order-mail.ts'
import { bookedVisit } from '../order/order-view.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import type { VisitLinkMailJob } from './tasks.ts'
import { addressHash, visitLinkToken } from './visit-link.ts'
import { hasMailObjection, noteLinkMail } from './visit-link-store.ts'

export interface VisitLinkMailDeps
  extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl' | 'secretKey'> {
  readonly sendMail: SendMail
}

/**
 * Sends the link to a visit that a member booked for somebody without an account (WORK-108). The mail has nothing that a
 * member typed for it, so that no salon can send words to strangers, and its names lose what a mail program would turn into
 * a link. Nothing is sent for a visit that is no longer to come, or to an address whose owner
 * wants no mail of this provider.
 * @throws when the mail could not be sent
 */
export async function sendLinkMail(
  { database, clock, publicUrl, secretKey, sendMail }: VisitLinkMailDeps,
  { orderId }: VisitLinkMailJob,
): Promise<void> {
  const order = await findOrder(database.query, orderId)
  if (!order?.customer_email || order.customer_user_name !== null) return
  if (!isOpenStatus(order.status) || order.starts_at <= clock.now()) return
  const { language, customer_email: to, provider_id: providerId } = order
  const objection = { providerId, addressHash: addressHash(secretKey, providerId, to) }
  if (await hasMailObjection(database.query, objection)) return
  const words = { en, nl }[language]
  const { labels, customer } = WORDS[language]
  const freeUntil = lastFreeMoment(bookedVisit(order))
  const cancelling = freeUntil >= clock.now() ? words.freeUntil : words.freeNoMore
  const values = {
    salon: nameWithoutLinks(order.full_name),
    when: moment(order.starts_at, order, language),
    freeUntil: moment(freeUntil, order, language),
  }
  const token = visitLinkToken(secretKey, orderId, to)
  await sendMail({
    ...renderLetter({
      language,
      subject: fill(words.subject, values),
      heading: words.heading,
      opening: fill(words.opening, values),
      rows: [
        { label: labels.when, lines: whenLines(order, language) },
        // The address of a home was typed by a member.
        {
          label: labels.where,
          lines: order.service_location === 'SALON' ? [whereLine(order, language)] : [],
        },
        { label: labels.what, lines: itemLines(withoutLinks(order), language) },
        { label: customer.total[order.service_location], lines: [totalLine(order, language)] },
      ],
      notes: [fill(cancelling, values), words.notYou],
      link: { label: words.link, url: new URL(`/visit/${token}`, publicUrl).href },
    }),
    id: `visit-link-${orderId}`,
    to,
    language,
  })
  await noteLinkMail(database.query, { orderId, now: clock.now() })
}

function withoutLinks(order: StoredOrder): StoredOrder {
  const items = order.items.map((item) => ({
    ...item,
    name_en: nameWithoutLinks(item.name_en),
    name_nl: nameWithoutLinks(item.name_nl),
  }))
  return { ...order, items }
}
