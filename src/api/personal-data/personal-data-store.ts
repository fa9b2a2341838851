import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { PersonalData } from '#contract/personal-data.ts'
import type { Tables } from '../schema.gen.ts'

/** Whose personal data it is. */
export interface DataSubject {
  readonly userName: string
  /** The verified address, or null. Messages sent with an address are shown only to its verified owner. */
  readonly provenEmail: string | null
}

type OwnSalon = Omit<PersonalData['salons'][number], 'taxDetails'>

/** What is stored, but for what is encrypted. */
interface StoredPersonalData extends Omit<PersonalData, 'madeAt' | 'signIn' | 'salons'> {
  readonly salons: OwnSalon[]
}

/**
 * Everything that the market's tables store about a person; times as ISO text, amounts in euros. Of providers they own it
 * has what identifies or reaches a person; the rest is about the business. Of others it has their membership alone.
 */
export async function findPersonalData(
  query: Kysely<Tables>,
  person: DataSubject,
): Promise<StoredPersonalData | undefined> {
  const { userName } = person
  const { rows } = await sql<StoredPersonalData>`
    select
      json_build_object('userName', a.user_name, 'name', a.name, 'email', a.email, 'emailVerified', a.email_verified, 'phoneNumber', a.phone_number,
        'profilePictureUrl', a.profile_picture_url, 'role', a.role, 'createdAt', a.created_at) as account,
      ${jsonList(orders(userName))} as orders,
      ${jsonList(sql`select r.id as "reviewId", p.user_name as "providerUserName", r.rating,
          user_feedback as "userFeedback", reviewer_name as "reviewerName", language, anonymous, reply, r.replied_at as "repliedAt", r.hidden_at as "hiddenAt",
          r.created_at as "createdAt", array(select o.message from report_objections o join reports t on t.id = o.report_id
            where t.review_id = r.id and t.kind = 'review' and o.party = 'author' order by o.objected_at) as objections
        from reviews r join providers p on p.id = r.provider_id where reviewer_user_name = ${userName}
        order by r.created_at desc`)} as reviews,
      ${jsonList(sql`select p.user_name as "providerUserName", p.full_name as "providerName", kept_at as "keptAt"
        from favourites f join providers p on p.id = f.provider_id where f.user_name = ${userName}
        order by kept_at desc`)} as favourites,
      ${jsonList(sql`select p.user_name as "providerUserName", lower(during) as "startsAt", expires_at as "expiresAt"
        from holds h join providers p on p.id = h.calendar_id where holder_user_name = ${userName}`)} as holds,
      ${jsonList(sql`select email, requested_at as "requestedAt", verified_at as "verifiedAt"
        from mail_addresses where user_name = ${userName} order by requested_at`)} as "mailAddresses",
      ${jsonList(sql`select p.user_name as "providerUserName", blocked_at as "blockedAt"
        from clients c join providers p on p.id = c.provider_id
        where c.user_name = ${userName} and blocked_at is not null`)} as blocks,
      ${jsonList(sql`select p.user_name as "providerUserName", c.name, c.phone, c.email, c.note, c.created_at as "createdAt"
        from clients c join providers p on p.id = c.provider_id where c.user_name = ${userName}
        order by c.created_at`)} as clients,
      ${jsonList(sql`select key, order_id as "orderId", created_at as "createdAt"
        from idempotency_keys where user_name = ${userName} order by created_at`)} as "requestKeys",
      ${jsonList(sql`select p.user_name as "providerUserName", p.full_name as "providerName", m.role, m.joined_at as "joinedAt",
          (select mails from member_notifications w where w.provider_id = m.provider_id and w.user_name = m.user_name) as mails,
          (select pushes from member_notifications w where w.provider_id = m.provider_id and w.user_name = m.user_name) as pushes,
          (select seen_at from news_seen n where n.provider_id = m.provider_id and n.user_name = m.user_name) as "newsSeenAt",
          (select agenda_seen_at from news_seen n where n.provider_id = m.provider_id and n.user_name = m.user_name) as "agendaSeenAt",
          ${jsonList(sql`select seen.key as "orderId", seen.value as "changedAt"
            from news_seen n cross join jsonb_each_text(n.visits_seen) seen
            where n.provider_id = m.provider_id and n.user_name = m.user_name`)} as "changesSeen",
          ${jsonList(sql`select language, subscribed_at as "subscribedAt" from push_devices d
            where d.provider_id = m.provider_id and d.user_name = m.user_name order by subscribed_at`)} as devices,
          ${jsonList(sql`select name, added_at as "addedAt" from external_calendars e
            where e.provider_id = m.provider_id and e.added_by = m.user_name order by added_at`)} as "externalCalendars",
          ${jsonList(sql`select name, created_at as "createdAt" from calendar_feeds f
            where f.provider_id = m.provider_id and f.made_by = m.user_name order by created_at`)} as "calendarFeeds"
        from providers p join memberships m on m.provider_id = p.id
        where m.user_name = ${userName} order by p.user_name`)} as memberships,
      ${jsonList(invitations(person))} as invitations,
      ${jsonList(sql`select t.number, m.left_at as "mailedAt"
        from provider_terms_mails m join provider_terms t on t.id = m.terms_id
        where m.user_name = ${userName} order by t.number, t.id`)} as "termsMails",
      ${jsonList(sql`select p.user_name as "userName", full_name as "fullName", street, postal_code as "postalCode", email,
          mobile_numbers as "mobileNumbers", website, instagram, facebook, twitter,
          kvk_number as "kvkNumber", vat_id as "vatId"
        from providers p join memberships m on m.provider_id = p.id
        where m.user_name = ${userName} and m.role = 'owner' order by p.user_name`)} as salons,
      ${sentMessages(person)}
    from accounts a where a.user_name = ${userName}`.execute(query)
  return rows[0]
}

function orders(userName: string): RawBuilder<unknown> {
  return sql`
    select o.id as "orderId", p.user_name as "providerUserName", p.full_name as "providerName", o.status,
      o.starts_at as "startsAt", o.ends_at as "endsAt", o.time_zone as "timeZone", o.language,
      o.service_name as "serviceName", o.service_type as "serviceType", o.service_location as "serviceLocation",
      o.customer_name as "customerName", o.customer_email as "customerEmail", o.customer_phone as "customerPhone",
      o.customer_address as "customerAddress", o.travel_km as "travelKm", o.customer_instructions as "customerInstructions",
      case when o.language = 'nl' then promotion_title_nl else promotion_title_en end as "promotionTitle",
      ${euros('original_cents')} as "originalAmount", ${euros('o.travel_fee_cents')} as "travelFee",
      ${euros('discount_cents')} as "discountAmount",
      ${euros('total_cents')} as "totalAmount", o.cancellation_window_minutes as "cancellationWindowMinutes",
      accepted_terms_at as "acceptedTermsAt", placed_at as "placedAt", cancelled_at as "cancelledAt",
      reminded_for as "remindedFor", review_invited_at as "reviewInvitedAt",
      ${jsonList(sql`select service_code as "serviceCode", name_en as "nameEn", name_nl as "nameNl", quantity,
          ${euros('price_cents')} as price, duration_minutes as "durationMinutes", vat_rate as "vatRate",
          is_addon as "isAddon"
        from order_items where order_id = o.id order by position`)} as items,
      ${jsonList(sql`select at, case when by_operator then 'operator' when actor = o.customer_user_name then 'you'
            when actor in ('system', 'operator') then actor else 'salon' end as by,
          from_status as "fromStatus", to_status as "toStatus", from_starts_at as "fromStartsAt", note,
          agreed_at as "agreedAt"
        from order_events where order_id = o.id order by at, id`)} as events,
      ${jsonList(sql`select kind, at, is_sent as "isSent"
        from order_mails where order_id = o.id and reader = 'customer' order by at, job_id`)} as mails
    from orders o join providers p on p.id = o.provider_id where o.customer_user_name = ${userName}
    order by o.starts_at desc`
}

// Those to others without their addresses.
function invitations({ userName, provenEmail }: DataSubject): RawBuilder<unknown> {
  return sql`
    select p.user_name as "providerUserName", p.full_name as "providerName", i.role, i.state,
      case when i.invited_by = ${userName} then 'you' else 'salon' end as "sentBy",
      i.sent_at as "sentAt", i.expires_at as "expiresAt", i.ended_at as "endedAt"
    from invitations i join providers p on p.id = i.provider_id
    where i.invited_by = ${userName} or i.email = lower(${provenEmail}::text) or i.email in (
      select email from mail_addresses where user_name = ${userName} and verified_at is not null)
    order by i.sent_at`
}

function sentMessages({ userName, provenEmail }: DataSubject): RawBuilder<unknown> {
  return sql`
    ${jsonList(sql`select request_type as "requestType", name, email, phone, message, plan,
        business_name as "businessName", demo_date as "demoDate", demo_time as "demoTime", source, language,
        requested_at as "requestedAt",
        ${jsonList(sql`select direction, text, written_at as "writtenAt" from contact_mails m
          where m.contact_request_id = contact_requests.id order by written_at, m.id`)} as mails
      from contact_requests where lower(email) = lower(${provenEmail}::text)`)} as messages,
    ${jsonList(sql`select kind, reason, message, quote, reporter_name as name, reporter_email as email, language,
        reported_at as "reportedAt", (select o.message from report_objections o
          where o.report_id = reports.id and o.party = 'reporter') as objection
      from reports where reporter_user_name = ${userName} or lower(reporter_email) = lower(${provenEmail}::text)
      order by reported_at`)} as reports,
    ${jsonList(sql`select full_name as "fullName", email, phone, services, experience_years as "experienceYears",
        postal_code as "postalCode", kvk_number as "kvkNumber", vat_id as "vatId", salon_name as "salonName", street,
        status, question, answer, refusal_text as refusal, language, registered_at as "registeredAt",
        ${jsonList(sql`select text, written_at as "writtenAt" from registration_notes n
          where n.registration_id = registrations.id order by written_at, n.id`)} as notes
      from registrations where lower(email) = lower(${provenEmail}::text)`)} as registrations,
    ${jsonList(sql`select created_at as "createdAt", subject, text_body as text
      from kept_mails where lower(to_address) = lower(${provenEmail}::text) or lower(to_address) in (
        select email from mail_addresses where user_name = ${userName} and verified_at is not null)
      order by created_at`)} as mails`
}

function jsonList(select: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(row_to_json(listed)), '[]') from (${select}) listed)`
}

function euros(column: string): RawBuilder<unknown> {
  return sql`round(${sql.ref(column)} / 100.0, 2)`
}
