import type { Letter } from '../../mail/letter.ts'
import { serviceName } from '../order-view.ts'
import { announcement, moment, WORDS } from './announcement.ts'
import type { OrderMailFacts } from './order-mail-facts.ts'

/** The mail that invites a customer to review a visit, with a link to the review page. */
export function composeInvitation(facts: OrderMailFacts, publicUrl: URL): Letter {
  const { order, language } = facts
  const { labels, customer } = WORDS[language]
  const { link, honest, once } = customer.invitation
  return {
    language,
    ...announcement(facts),
    rows: [
      { label: labels.when, lines: [moment(order.starts_at, order, language)] },
      { label: labels.what, lines: [serviceName(order, language)] },
    ],
    notes: [honest, once],
    link: { label: link, url: new URL(`/add-review/${order.id}`, publicUrl).href },
  }
}
