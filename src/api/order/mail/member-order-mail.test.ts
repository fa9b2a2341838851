import { beforeEach, expect, test } from 'vitest'
import { changeMemberNotifications } from '#contract/member-notification.ts'
import { cancelOrder } from '#contract/order.ts'
import { anAccount } from '#demo/builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import type { MemberNotification } from '#domain/membership/member-notification.ts'
import { writeMembership } from '../../membership/store.ts'
import type { As } from '../../testing/api.ts'
import { aDraft } from '../testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../testing/an-order-api.ts'
import { collectMails } from '../testing/collect-mails.ts'
import { deliverMails, makeMailsDue, words } from '../testing/deliver-mails.ts'

const market = await anOrderApi()
const { aBookableProvider, call, database, place } = market
for (const userName of ['fleur', 'stef']) await anAccount(database, { userName })
const by = (userName: string): As => ({ as: { userName } })

beforeEach(async () => {
  await database.pool.query('delete from graphile_worker._private_jobs')
})

async function aSalon(options: Parameters<typeof aBookableProvider>[0] = {}) {
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur', ...options })
  const membership = { providerId: provider.id, userName: 'stef', role: 'staff' } as const
  await database.transaction((trx) => writeMembership(trx, membership))
  const params = { userName: provider.userName }
  return {
    provider,
    choose: (userName: string, mails: MemberNotification[]) =>
      call(changeMemberNotifications, { params, body: { mails, pushes: [] } }, by(userName)),
    book: (startsAt = tuesday('10:00')) => place(aDraft(provider, [cut], { startsAt })),
  }
}

/** The mails that are due, to members. */
async function mailsToMembers() {
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  return mailbox.mails
    .map((mail) => ({ ...mail, address: mail.to?.[0]?.address ?? '' }))
    .filter(({ address }) => ['fleur@voorbeeld.nl', 'stef@voorbeeld.nl'].includes(address))
}

test('[WORK-221] a member who wants it gets a mail of a request, with a link of their own that answers it', async () => {
  const { book, choose } = await aSalon({ autoConfirm: false })
  await book()
  expect(await mailsToMembers()).toEqual([])
  await choose('stef', ['request'])
  await choose('fleur', ['booking', 'change'])
  await book(tuesday('12:00'))
  const [mail, ...more] = await mailsToMembers()
  expect(more).toEqual([])
  expect(mail?.address).toBe('stef@voorbeeld.nl')
  expect(mail?.subject).toBe('Nieuwe aanvraag: dinsdag 24 november 2026, 12:00, Anouk Vermeer')
  expect(mail?.text).toContain('https://bloesem.example/salon-answer/')
  expect(words(mail?.text)).toContain('Zet hem uit bij Meldingen')
  expect(mail?.attachments).toEqual([])
})

test('[WORK-221] what a customer cancels is mailed to who wants it, what the salon cancels is not', async () => {
  const { book, choose, provider } = await aSalon()
  await choose('stef', ['booking', 'change'])
  const orderId = await book()
  const [booked] = await mailsToMembers()
  expect(booked?.subject).toMatch(/^Nieuwe boeking: /)
  const path = `/salon/${provider.userName}/agenda?day=2026-11-24&visit=${orderId}`
  expect(booked?.text).toContain(`https://bloesem.example${path}`)
  await call(cancelOrder, { params: { orderId }, body: {} }, ANOUK)
  const [cancelled, ...more] = await mailsToMembers()
  expect(cancelled?.subject).toMatch(/^Geannuleerd: /)
  expect(more).toEqual([])
  const bySalon = await book(tuesday('12:00'))
  await mailsToMembers()
  await call(cancelOrder, { params: { orderId: bySalon }, body: {} }, by('fleur'))
  await makeMailsDue(database)
  expect(await mailsToMembers()).toEqual([])
})

test('[WORK-221] an address gets one mail of the two, of the salon and of its member', async () => {
  const { book, choose, provider } = await aSalon()
  await choose('fleur', ['booking'])
  const setAddress = 'update providers set email = $2 where id = $1'
  await database.pool.query(setAddress, [provider.id, 'Fleur@voorbeeld.nl'])
  await book()
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  const addresses = () => mailbox.mails.map(({ to }) => to?.[0]?.address?.toLowerCase())
  expect(addresses().filter((address) => address === 'fleur@voorbeeld.nl')).toHaveLength(1)
  await database.pool.query("update providers set provider_mails = '{request}' where id = $1", [
    provider.id,
  ])
  mailbox.mails.length = 0
  await book(tuesday('12:00'))
  await deliverMails(market, mailbox.sendMail)
  expect(addresses().filter((address) => address === 'fleur@voorbeeld.nl')).toHaveLength(1)
})

test('[WORK-221] who left meanwhile, or whose address is not verified, gets none', async () => {
  const { book, choose } = await aSalon()
  await choose('stef', ['booking'])
  await book()
  await database.pool.query("delete from memberships where user_name = 'stef'")
  expect(await mailsToMembers()).toEqual([])
  await choose('fleur', ['booking'])
  await database.pool.query("update accounts set email_verified = false where user_name = 'fleur'")
  await book(tuesday('12:00'))
  expect(await mailsToMembers()).toEqual([])
  await database.pool.query("update accounts set email_verified = true where user_name = 'fleur'")
})
