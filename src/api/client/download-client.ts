import type { downloadClient as endpoint } from '#contract/client.ts'
import { euros } from '#domain/money.ts'
import { orderNumber } from '#domain/order/order-number.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { findVisitData } from './client-data-store.ts'
import { findClient } from './store.ts'

type DownloadClient = typeof endpoint
type VisitRow = Awaited<ReturnType<typeof findVisitData>>[number]

/** All that the caller's provider stores of a client, as a JSON file for that person (WORK-246). No member is named in it. */
export async function downloadClient(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params }: HandlerInput<DownloadClient>,
): Promise<Outcome<DownloadClient>> {
  const { userName: providerUserName, clientId } = params
  const access = { providerUserName, permission: 'export-clients' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const client = await findClient(database.query, { providerId, clientId })
  if (!client) return { ok: false, refusal: 'not-found' }
  const visits = await findVisitData(database.query, clientId)
  const iso = (at: number) => toOffsetIso(at, timeZone)
  const now = clock.now()
  const content = {
    salon: providerUserName,
    asOf: iso(now),
    client: {
      name: client.name,
      phone: client.phone,
      email: client.email ?? '',
      account: client.userName,
      note: client.note,
      clientSince: iso(client.createdAt),
      blockedSince: client.blockedAt === null ? null : iso(client.blockedAt),
    },
    visits: visits.map((visit) => visitOf(visit, iso)),
  }
  const fileName = `${providerUserName}-${iso(now).slice(0, 10)}.json`
  return { ok: true, answer: { data: { fileName, json: JSON.stringify(content, null, 2) } } }
}

function visitOf(row: VisitRow, iso: (at: number) => string) {
  return {
    number: orderNumber(row.id),
    status: row.status,
    start: iso(row.starts_at),
    end: iso(row.ends_at),
    placedAt: iso(row.placed_at),
    acceptedTermsAt: row.accepted_terms_at === null ? null : iso(row.accepted_terms_at),
    name: row.customer_name,
    phone: row.customer_phone,
    email: row.customer_email,
    place: row.service_location,
    address: row.customer_address,
    travelKm: row.travel_km,
    message: row.customer_instructions,
    note: row.provider_note,
    language: row.language,
    items: row.items.map((item) => ({
      name: { nl: item.name_nl, en: item.name_en },
      quantity: item.quantity,
      price: euros(item.price_cents),
      vatRate: item.vat_rate,
    })),
    amounts: {
      original: euros(row.original_cents),
      travelFee: euros(row.travel_fee_cents),
      discount: euros(row.discount_cents),
      total: euros(row.total_cents),
    },
    history: row.events.map((event) => ({
      at: iso(Date.parse(event.at)),
      by: event.by,
      from: event.from_status,
      to: event.to_status,
      startBefore: event.from_starts_at === null ? null : iso(Date.parse(event.from_starts_at)),
      words: event.note,
    })),
    mails: row.mails.map((mail) => ({
      at: iso(Date.parse(mail.at)),
      kind: mail.kind,
      isSent: mail.is_sent,
    })),
  }
}
