import { expect, test } from 'vitest'
import { agreeToMove, getOrder, modifyOrder } from '#contract/order.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK } from '../order/testing/an-order-api.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { deliverMails, makeMailsDue, words } from '../order/testing/deliver-mails.ts'
import type { As } from '../testing/api.ts'
import { aWorkspace } from './testing/a-workspace.ts'

const market = await aWorkspace()
const { aSalon, call, clock, database } = market

async function aVisitMovedThenChanged(by: As) {
  clock.set(TEST_NOW)
  const { provider, cut, move } = await aSalon()
  const { id: orderId } = await anOrder(database, provider, {
    customerUserName: 'anouk',
    items: [cut],
    startsAt: tuesday('10:00'),
  })
  await move(orderId, wednesday('14:00'))
  await makeMailsDue(database)
  await deliverMails(market, collectMails().sendMail)
  clock.advance(MINUTE_MS)
  const body = aDraft(provider, [{ ...cut, quantity: 2 }], { startsAt: wednesday('14:00') })
  const params = { orderId }
  await call(modifyOrder, { params, body }, by)
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  const { move: shown } = (await call(getOrder, { params }, ANOUK)).data.order
  return { mail: words(mailbox.of('anouk@voorbeeld.nl').text), params, shown }
}

test('[WORK-151] after its move a salon changes something else: the move is still agreed to, and that mail does not ask for it', async () => {
  const { mail, params, shown } = await aVisitMovedThenChanged({
    as: { userName: 'fleur', role: 'provider' },
  })
  expect(mail).toContain('2 ×')
  expect(mail).not.toMatch(/Does the new time suit you|Komt de nieuwe tijd uit/)
  expect(shown).toMatchObject({ fromStartTime: '2026-11-24T10:00:00+01:00', agreedAt: null })
  const body = { startTime: new Date(wednesday('14:00')).toISOString() }
  const { agreedAt } = (await call(agreeToMove, { params, body }, ANOUK)).data
  expect(agreedAt).not.toBeNull()
})

test('[WORK-151] a customer who changes her moved visit at its new time has nothing to agree to', async () => {
  expect((await aVisitMovedThenChanged(ANOUK)).shown).toBeNull()
})
