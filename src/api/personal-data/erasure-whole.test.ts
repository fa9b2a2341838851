import { expect, test } from 'vitest'
import { getAuthStatus } from '#contract/account.ts'
import { deleteAccount } from '#contract/personal-data.ts'
import { aProvider } from '#demo/builders.ts'
import { aProduct } from '../testing/a-product.ts'
import { injection } from '../testing/api.ts'

const product = await aProduct()
const { database, clock } = product

/** What is left of somebody, on the market's side and on the sign-in's. */
async function left(userName: string) {
  const { rows } = await database.pool.query(
    `select (select count(*)::int from accounts where user_name = $1) as account,
       (select count(*)::int from identity.users where user_name = $1) as person,
       (select count(*)::int from identity.artifacts
         where payload->>'accountId' = (select subject from accounts where user_name = $1)) > 0 as "isSignedIn",
       (select count(*)::int from revoked_grants) as revoked`,
    [userName],
  )
  return rows[0]
}

test('[DESK-223] the only owner of a salon that ended deletes the account', async () => {
  clock.set(Date.now())
  const { bearer } = await product.signIn('samira')
  const confirmed = { body: { userName: 'samira' } }
  const deletion = () =>
    product.app.inject(injection(deleteAccount, confirmed, { headers: { authorization: bearer } }))
  const { id } = await aProvider(database, { userName: 'salon-wilg' })
  await database.pool.query(
    "insert into memberships (provider_id, user_name, role) values ($1, 'samira', 'owner')",
    [id],
  )
  expect((await deletion()).json()).toMatchObject({ code: 'account-in-use' })
  await database.pool.query(
    "update providers set active = false, restriction = 'ended' where id = $1",
    [id],
  )
  expect((await deletion()).statusCode).toBe(200)
})

test('an account whose deletion fails at the end is kept completely: sign-in, sessions and market data', async () => {
  clock.set(Date.now())
  const { bearer } = await product.signIn('sanne')
  const before = await left('sanne')
  expect(before).toMatchObject({ account: 1, person: 1, isSignedIn: true })
  // The last thing a deletion does is to enqueue its mail.
  await database.pool.query(REFUSE_LAST_MAIL)
  const input = { body: { userName: 'sanne' } }
  const from = { headers: { authorization: bearer } }
  const answer = await product.app.inject(injection(deleteAccount, input, from))
  expect(answer.statusCode).toBe(500)
  expect(await left('sanne')).toEqual(before)
  const again = await product.app.inject(injection(getAuthStatus, {}, from))
  expect(again.json()).toMatchObject({ isAuthenticated: true })
})

const REFUSE_LAST_MAIL = `
  create function refuse_last_mail() returns trigger language plpgsql as $$
    begin raise exception 'the queue is away'; end $$;
  create trigger refuse_last_mail before insert on graphile_worker._private_jobs
    for each row execute function refuse_last_mail()`
