import { expect, test } from 'vitest'
import { anOrder } from '#demo/order-builders.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { anOrderApi } from '../order/testing/an-order-api.ts'
import { erasePerson } from '../personal-data/erasure-store.ts'
import { clearOldCards } from './clear-old-cards.ts'
import { writeErasure } from './store.ts'

const market = await anOrderApi()
const { aBookableProvider, clock, database } = market

/** What says nothing of a person. */
const LEFT = ['id', 'provider_id', 'version', 'created_at']
/** What a card has besides that when it is two years old: whose it is, until the account is deleted. */
const LEFT_BY_AGE = ['user_name']

/** A card in which every column that is not the same for all has a value. */
async function aFullCard() {
  const { provider, cut } = await aBookableProvider()
  const { endsAt } = await anOrder(database, provider, { items: [cut], status: 'COMPLETED' })
  const columns = await columnsOf()
  const filled = columns.filter(({ name }) => ![...LEFT, 'user_name', 'blocked_at'].includes(name))
  await database.pool.query(
    `update clients set ${filled.map(({ name, value }) => `${name} = ${value}`).join(', ')} where provider_id = $1`,
    [provider.id],
  )
  const row = async () => {
    const { rows } = await database.pool.query('select * from clients where provider_id = $1', [
      provider.id,
    ])
    return rows[0]
  }
  return { clientId: (await row()).id, endsAt, row }
}

async function columnsOf() {
  const { rows } = await database.pool.query(
    `select column_name as name, data_type as type from information_schema.columns where table_name = 'clients'`,
  )
  const values = { text: "'iets'", integer: '7', smallint: '7', boolean: 'true' } as const
  return rows.map(({ name, type }) => ({
    name,
    value: values[type as keyof typeof values] ?? 'now()',
  }))
}

const withValue = (row: Record<string, unknown>) =>
  Object.keys(row).filter((name) => ![null, '', false, 0].includes(row[name] as null))

test.each([
  {
    erasure: 'a member erases the client',
    erase: ({ clientId }: { clientId: string }) =>
      database.transaction((trx) => writeErasure(trx, clientId, clock.now())),
    left: LEFT,
  },
  {
    erasure: 'the account is deleted',
    erase: () =>
      database.transaction((trx) =>
        erasePerson(trx, { userName: 'anouk', provenEmail: null }, clock.now()),
      ),
    left: LEFT,
  },
  {
    erasure: 'the last visit is two years ago',
    erase: async ({ endsAt }: { endsAt: number }) => {
      const now = clock.now()
      clock.set(endsAt + 2 * 365.25 * DAY_MS + 1)
      await clearOldCards(market)
      clock.set(now)
    },
    left: [...LEFT, ...LEFT_BY_AGE],
  },
])('[WORK-69] $erasure: every column of the card is emptied', async ({ erase, left }) => {
  const card = await aFullCard()
  expect(withValue(await card.row())).toEqual(
    expect.arrayContaining(['name', 'phone', 'email', 'note']),
  )
  await erase(card)
  expect(withValue(await card.row()).toSorted()).toEqual(left.toSorted())
})
