import { expect, test } from 'vitest'
import { checkOrders, type SentMail } from './check-orders.ts'
import { mailsIn } from './mail-server.ts'

const booking = (key: string, startsAt = 1000) => ({
  key,
  startsAt,
  customer: { userName: 'anouk' },
  salon: { userName: 'salon' },
})
const placed = (orderId: string, key: string, startsAt?: number) => ({
  orderId,
  booking: booking(key, startsAt),
})
const stored = (orderId: string, startsAt = 1000) => ({
  orderId,
  startsAt,
  customer: 'anouk',
  salon: 'salon',
})
const mail = (orderId: string, reader: SentMail['reader'], count = 1): SentMail => ({
  orderId,
  reader,
  count,
})
const READERS = ['customer', 'salon'] as const
const bothMails = (orderId: string) => READERS.map((reader) => mail(orderId, reader))

test('[SCALE-21] nothing is lost or doubled when each acknowledged order is there once, with its mails', () => {
  const acknowledged = [placed('one', 'a', 1000), placed('two', 'b', 2000)]
  const orders = [stored('one', 1000), stored('two', 2000), stored('never answered', 3000)]
  const mails = [...bothMails('one'), ...bothMails('two')]
  expect(checkOrders(acknowledged, orders, mails, READERS)).toEqual({
    lost: [],
    doubled: [],
    unmailed: [],
    mailedTwice: [],
  })
})

test('[SCALE-21] an acknowledged order whose id is not in the database is lost', () => {
  const { lost, unmailed } = checkOrders(
    [placed('one', 'a'), placed('gone', 'b', 2000)],
    [stored('one'), stored('another id', 2000)],
    bothMails('one'),
    READERS,
  )
  expect(lost).toEqual(['gone'])
  expect(unmailed).toEqual([])
})

test('[SCALE-21] two ids of one key are a doubled order, the same id twice is a repeated answer', () => {
  const doubled = (...ids: string[]) =>
    checkOrders(
      ids.map((id) => placed(id, 'a')),
      [stored('one')],
      [],
      [],
    ).doubled
  expect(doubled('one', 'one')).toEqual([])
  expect(doubled('one', 'two')).toEqual(['a'])
})

test('[SCALE-21] two orders of one customer at one time and salon are doubled, acknowledged or not', () => {
  const { doubled } = checkOrders([placed('one', 'a')], [stored('one'), stored('two')], [], [])
  expect(doubled).toEqual(['anouk salon 1970-01-01T00:00:01.000Z'])
})

test('[SCALE-21] a mail that is missing or was sent by two jobs is told', () => {
  const mails = [mail('one', 'customer', 2), ...bothMails('two').slice(0, 1)]
  const { unmailed, mailedTwice } = checkOrders(
    [placed('one', 'a', 1000), placed('two', 'b', 2000)],
    [stored('one', 1000), stored('two', 2000)],
    mails,
    READERS,
  )
  expect(unmailed).toEqual(['one', 'two'])
  expect(mailedTwice).toEqual(['one customer'])
})

test('[SCALE-21] a mail names its order by its link, and its reader by the address', () => {
  const id = '01a21947-1e41-7363-923c-681c05db17c4'
  const text = `See http://127.0.0.1:5400/bookings/${id} or cancel`
  expect(mailsIn(text, 'drill-customer-3@voorbeeld.nl')).toEqual([
    { orderId: id, reader: 'customer' },
  ])
  expect(mailsIn(text, 'drill-salon-3@voorbeeld.nl')).toEqual([{ orderId: id, reader: 'salon' }])
  expect(mailsIn('Your code is 123456', 'drill-customer-3@voorbeeld.nl')).toEqual([])
})
