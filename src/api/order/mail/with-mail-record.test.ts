import { expect, test } from 'vitest'
import { getVisit } from '#contract/visit.ts'
import { anAccount } from '#demo/builders.ts'
import { aDraft } from '../testing/a-draft.ts'
import { anOrderApi } from '../testing/an-order-api.ts'
import { collectMails, unreachableMailServer } from '../testing/collect-mails.ts'
import { deliverMails } from '../testing/deliver-mails.ts'

const market = await anOrderApi()
const { aBookableProvider, call, database, place } = market
await anAccount(database, { userName: 'fleur', role: 'provider' })

async function aVisit() {
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur' })
  const orderId = await place(aDraft(provider, [cut]))
  const request = { params: { userName: provider.userName, orderId } }
  return async () => (await call(getVisit, request, { as: { userName: 'fleur' } })).data.visit.mails
}

test('[WORK-171] a mail to the customer that left is in the history, once and without that of the salon', async () => {
  const mails = await aVisit()
  expect(await mails()).toEqual([])
  await deliverMails(market, collectMails().sendMail)
  expect(await mails()).toEqual([{ kind: 'confirmation', at: expect.any(String), isSent: true }])
})

test('[WORK-171] a mail is in the history as not sent once its last attempt failed', async () => {
  const mails = await aVisit()
  await deliverMails(market, unreachableMailServer)
  expect(await mails()).toEqual([])
  await database.pool.query(
    'update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now()',
  )
  await deliverMails(market, unreachableMailServer)
  expect(await mails()).toMatchObject([{ kind: 'confirmation', isSent: false }])
})

test('[WORK-208] a mail whose record cannot be written leaves once', async () => {
  const mails = await aVisit()
  const mailbox = collectMails()
  await database.pool.query('alter table order_mails add constraint none check (false) not valid')
  await deliverMails(market, mailbox.sendMail)
  await database.pool.query('alter table order_mails drop constraint none')
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await deliverMails(market, mailbox.sendMail)
  expect(mailbox.mails).toHaveLength(2) // one of them to the salon
  expect(await mails()).toEqual([])
})
