import {
  aCatalogItem,
  aClosure,
  anAccount,
  aPicture,
  aPromotion,
  aProvider,
} from '#demo/builders.ts'
import { aBlock, anOrder, aReview } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Database } from '#platform/postgres/database.ts'
import { aContactRequest } from '../contact/testing/a-contact-request.ts'
import { anInvitation } from '../invitation/testing/an-invitation.ts'
import { anOperatorLink } from '../operator/testing/an-operator-link.ts'
import { aStoredRegistration } from '../registration/testing/a-stored-registration.ts'
import { aReport } from '../report/testing/a-report.ts'
import type { Tables } from '../schema.gen.ts'

const NEXT_YEAR = {
  startsAt: tuesday('10:00') + 365 * DAY_MS,
  endsAt: tuesday('10:00') + 366 * DAY_MS,
}

const MORNING = { startsAt: tuesday('08:00'), endsAt: tuesday('09:00') }

/** Writes a row of each kind that the operations of the permission matrix change. */
export async function insertPermissionData(
  database: Database<Tables>,
  salon: Awaited<ReturnType<typeof aProvider>>,
  item: Awaited<ReturnType<typeof aCatalogItem>>,
) {
  const first = async (sql: string) => (await database.pool.query(sql, [salon.id])).rows[0]
  await anAccount(database, { userName: 'wie-weg-wil' })
  const visit = { customerUserName: 'anouk', startsAt: tuesday('10:00'), items: [item] }
  const ownOrder = (await anOrder(database, salon, visit)).id
  // A series of one.
  await database.pool.query('update orders set series_id = id where id = $1', [ownOrder])
  const someItem = (await aCatalogItem(database, salon, { position: 9 })).id
  return {
    ownOrder,
    ownPastOrder: (
      await anOrder(database, salon, { ...visit, startsAt: tuesday('10:00') - 7 * DAY_MS })
    ).id,
    ownMissed: (
      await anOrder(database, salon, {
        ...visit,
        startsAt: tuesday('10:00') - 14 * DAY_MS,
        status: 'NO_SHOW',
      })
    ).id,
    ownClient: await first(
      "select id, version from clients where provider_id = $1 and user_name = 'anouk'",
    ),
    otherClient: (
      await first("insert into clients (provider_id, name) values ($1, 'Els') returning id")
    ).id,
    someReview: (await aReview(database, salon)).id,
    someBlock: (await aBlock(database, salon, MORNING)).id,
    someClosure: (await aClosure(database, salon, NEXT_YEAR)).id,
    somePromotion: (await aPromotion(database, salon)).id,
    someItem,
    itemIds: [item.id, someItem],
    somePicture: (await aPicture(database, salon)).id,
    someMember: await first(
      `insert into memberships (provider_id, user_name, role) values ($1, 'lotte', 'staff')
       returning user_name as "userName", version`,
    ),
    // An end that is announced: the salon is still open.
    someRestriction: (
      await first(
        `insert into provider_restrictions (provider_id, kind, ground, facts, decided_at, takes_effect_at)
         values ($1, 'end', 'own-request', 'Stopt', now(), now() + interval '30 days') returning id`,
      )
    ).id,
    someView: (
      await first(
        `insert into provider_views (provider_id, operator_subject, reason, began_at, ends_at)
         select $1, subject, 'Vraag', '2026-11-01', '2099-01-01' from accounts where user_name = 'beheer' returning id`,
      )
    ).id,
    someTerms: await insertTerms(database),
    operatorLink: await anOperatorLink(database),
    registrations: await insertRegistrations(database),
    someReport: await aReport(database, salon),
    someMessage: await aContactRequest(database),
    decidedReport: await aReport(database, salon, { isDecided: true }),
    someInvitation: await anInvitation(database, salon, { email: 'anouk@voorbeeld.nl' }),
    // The review and the picture raise it too.
    salonVersion: (await first('select version from providers where id = $1')).version,
  }
}

/** A version of the terms that was announced just now, so that it can be withdrawn. */
async function insertTerms({ pool }: Database<Tables>): Promise<string> {
  const { rows } = await pool.query(
    `insert into provider_terms (number, first_day, text_en, text_nl, change_en, change_nl, announced_at)
     values (2, '2027-03-01', 'Text', 'Tekst', 'Rates', 'Tarieven', $1) returning id`,
    [new Date(TEST_NOW)],
  )
  return rows[0].id
}

/** A registration of each kind that an operation needs. */
async function insertRegistrations(database: Database<Tables>) {
  const draft = await aProvider(database)
  await database.pool.query('update providers set active = false where id = $1', [draft.id])
  const invitation = await anInvitation(database, draft, {
    email: 'fleur@voorbeeld.nl',
    role: 'owner',
  })
  const ofDraft = { providerId: draft.id, invitationId: invitation.id }
  return {
    open: await aStoredRegistration(database),
    asked: await aStoredRegistration(database, { status: 'asked' }),
    refused: await aStoredRegistration(database, { status: 'refused' }),
    approved: await aStoredRegistration(database, { status: 'approved', ...ofDraft }),
  }
}
