import { expect, test } from 'vitest'
import { createArchive } from '#contract/archive.ts'
import { updateClient } from '#contract/client.ts'
import { aPromotion } from '#demo/builders.ts'
import { aBlock, aReview } from '#demo/order-builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { csvLines } from '#domain/catalog/csv.ts'
import { aWorkspace, FLEUR } from '../visit/testing/a-workspace.ts'
import { readZip } from './testing/read-zip.ts'

const { aSalon, app, call, database } = await aWorkspace()

async function archiveOf(params: { userName: string }) {
  const { url } = (await call(createArchive, { params }, FLEUR)).data
  const { rawPayload } = await app.inject({ url, headers: { host: 'localhost' } })
  const files = readZip(rawPayload)
  const textOf = (name: string) => files.get(name)?.toString() ?? ''
  return {
    textOf,
    /** The rows of a table as records by its headers. */
    rowsOf: (name: string) => {
      const [header = [], ...rows] = csvLines(textOf(name)).map(({ cells }) => cells)
      return rows.map((cells) => Object.fromEntries(header.map((key, at) => [key, cells[at]])))
    },
  }
}

const ELS = { name: 'Els', phone: '0612345678', email: 'els@voorbeeld.nl' }

async function aClientWithNote() {
  const salon = await aSalon()
  const { orderId } = await salon.book(tuesday('10:00'), { newClient: ELS })
  const { clientId } = await salon.read(orderId)
  if (!clientId) throw new Error('no card')
  const params = { ...salon.params, clientId }
  await call(updateClient, { params, body: { version: 1, ...ELS, note: '=kleur 7.1' } }, FLEUR)
  return { ...salon, orderId, clientId }
}

test('[WORK-204] the archive has the cards with their notes, under the ids that visits name', async () => {
  const { params, clientId } = await aClientWithNote()
  const { rowsOf, textOf } = await archiveOf(params)
  expect(textOf('cards.csv')).toContain("'=kleur 7.1") // no formula
  expect(rowsOf('cards.csv')).toEqual([
    {
      'Client id': clientId,
      Name: 'Els',
      Telephone: '0612345678',
      Email: 'els@voorbeeld.nl',
      Note: '=kleur 7.1',
      'Client since': expect.stringMatching(/^2026-11-20T/),
      'Blocked since': '',
    },
  ])
  expect(rowsOf('visits.csv')).toMatchObject([{ 'Client id': clientId }])
})

test('[WORK-204] an erased card is not in the archive', async () => {
  const { params, clientId } = await aClientWithNote()
  await database.pool.query(
    "update clients set name = '', phone = '', email = null, note = '' where id = $1",
    [clientId],
  )
  const { rowsOf } = await archiveOf(params)
  expect(rowsOf('cards.csv')).toEqual([])
})

test('[WORK-204] the history says what happened to a visit, by whom, and which mails left', async () => {
  const { params, orderId, move, undo } = await aClientWithNote()
  const { version } = await move(orderId, tuesday('11:00'))
  await undo(orderId, version)
  await database.pool.query(
    "insert into order_mails (order_id, job_id, kind, at, is_sent) values ($1, 1, 'moved', now(), true)",
    [orderId],
  )
  const { rowsOf } = await archiveOf(params)
  expect(rowsOf('history.csv')).toMatchObject([
    { Id: orderId, By: 'member', Member: 'fleur', 'Status before': '', Status: 'CONFIRMED' },
    {
      Id: orderId,
      By: 'member',
      'Start before': '2026-11-24T10:00:00+01:00',
      'Undone at': expect.stringMatching(/^2026-11-20T/),
    },
  ])
  expect(rowsOf('mails.csv')).toMatchObject([{ Id: orderId, Mail: 'moved', Sent: 'x' }])
})

test('[WORK-204] the calendar file has the visits but for those that were cancelled', async () => {
  const { params, orderId, book, cancel } = await aClientWithNote()
  const gone = await book(tuesday('13:00'), { newClient: { name: 'Weg' } })
  await cancel(gone.orderId)
  const { textOf } = await archiveOf(params)
  const calendar = textOf('agenda.ics')
  expect(calendar.match(/^UID:.*$/gm)).toEqual([`UID:order-${orderId}@127.0.0.1`])
  expect(calendar).toContain('DTSTART:20261124T090000Z\r\n')
  expect(calendar).toMatch(/SUMMARY:.*\\, Els\r\n/)
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s)
})

test('[WORK-204] the archive has blocks, offers and members, and nothing of another salon', async () => {
  const { params, provider } = await aSalon()
  const other = await aSalon()
  for (const salon of [provider, other.provider]) await aPromotion(database, salon)
  const until = tuesday('13:00')
  await aBlock(database, provider, { startsAt: tuesday('12:00'), endsAt: until })
  await database.pool.query("update appointments set reason = 'Pauze' where calendar_id = $1", [
    provider.id,
  ])
  await aBlock(database, other.provider, { startsAt: tuesday('12:00'), endsAt: until })
  const { rowsOf, textOf } = await archiveOf(params)
  expect(rowsOf('blocks.csv')).toMatchObject([
    { Start: '2026-11-24T12:00:00+01:00', Reason: 'Pauze' },
  ])
  const { promotions } = JSON.parse(textOf('offers.json'))
  expect(promotions).toMatchObject([{ discountPercentage: 10, timesUsed: 0 }])
  const { members } = JSON.parse(textOf('members.json'))
  expect(members.map(({ userName, role }: Record<string, string>) => [userName, role])).toEqual([
    ['fleur', 'owner'],
    ['bo', 'reception'],
  ])
})

test('[WORK-88] a review has its reply', async () => {
  const { params, provider } = await aSalon()
  const { id } = await aReview(database, provider, { userFeedback: 'Heel fijn' })
  await database.pool.query(
    "update reviews set reply = 'Dank je', replied_at = now() where id = $1",
    [id],
  )
  const { rowsOf } = await archiveOf(params)
  expect(rowsOf('reviews.csv')).toMatchObject([{ Review: 'Heel fijn', Reply: 'Dank je' }])
})
