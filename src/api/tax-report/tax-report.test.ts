import { beforeEach, expect, test } from 'vitest'
import type { Request } from '#contract/endpoint.ts'
import { listOperatorLog } from '#contract/operator-log.ts'
import { changeTaxDetails } from '#contract/tax-details.ts'
import { exportTaxReport, getTaxReport, listTaxProviders } from '#contract/tax-report.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { anApi } from '../testing/api.ts'

const FLEUR = { as: { userName: 'fleur' } }
const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const OPERATOR = {
  name: 'Bloesem B.V.',
  address: 'Keizersgracht 1, 1015 CJ Amsterdam',
  email: null,
  kvkNumber: '12345678',
  vatId: null,
  termsUrl: null,
}
const { call, database, refusal } = await anApi({ deps: { operator: OPERATOR } })
await anAccount(database, FLEUR.as)
await anAccount(database, MEI.as)

const PARAMS = { year: '2026' }
const DETAILS: Request<typeof changeTaxDetails>['body'] = {
  kind: 'person',
  firstNames: 'Fleur',
  name: 'de Wit',
  street: 'Javastraat 20',
  postalCode: '1094 HH',
  city: 'Amsterdam',
  birthDate: '1990-04-02',
  kvkNumber: '',
  vatId: '',
  iban: '',
  version: 0,
  taxNumber: '111222333',
}

beforeEach(async () => {
  await database.pool.query('truncate orders cascade')
  await database.pool.query('delete from providers')
})

/** A salon with visits that each cost 45 euros, by when they begin and their status. */
async function aSalon(
  userName: string,
  visits: readonly (readonly [string, OrderStatus])[],
  details: Partial<typeof DETAILS> | null = null,
) {
  const salon = await aProvider(database, { userName, fullName: userName, ownerUserName: 'fleur' })
  const items = [await aCatalogItem(database, salon, { priceCents: 4500 })]
  for (const [startsAt, status] of visits)
    await anOrder(database, salon, { items, status, startsAt: Date.parse(startsAt) })
  const body = { ...DETAILS, ...details }
  if (details) await call(changeTaxDetails, { params: { userName }, body }, FLEUR)
  return salon
}

const AUTUMN = ['2026-10-06T10:00Z', 'COMPLETED'] as const
const count = async (year = '2026') => (await call(getTaxReport, { params: { year } }, MEI)).data
const list = async (query: object = {}) =>
  (await call(listTaxProviders, { params: PARAMS, query }, MEI)).data
const download = (reason = 'Opgave') =>
  call(exportTaxReport, { params: PARAMS, body: { reason } }, { ...MEI, language: 'nl' })

test('[DESK-183] every salon with a completed visit in the year is listed, with what it misses', async () => {
  await aSalon('a-leeg', [AUTUMN])
  await aSalon('b-half', [AUTUMN, ['2026-10-07T10:00Z', 'COMPLETED']], { birthDate: '' })
  await aSalon('c-rond', [AUTUMN], {})
  await aSalon('d-niets', [
    ['2026-10-07T10:00Z', 'NO_SHOW'],
    ['2025-12-01T10:00Z', 'COMPLETED'],
  ])
  expect(await count()).toEqual({ complete: 1, incomplete: 2 })
  expect(await count('2025')).toEqual({ complete: 0, incomplete: 1 })
  const { providers } = await list()
  expect(providers).toMatchObject([
    { fullName: 'a-leeg', kind: null, missing: [], visits: 1, cents: 4500 },
    { fullName: 'b-half', kind: 'person', missing: ['birthDate'], visits: 2, cents: 9000 },
  ])
  const complete = await list({ list: 'complete' })
  expect(complete.providers).toMatchObject([{ fullName: 'c-rond', missing: [] }])
  expect(JSON.stringify(complete)).not.toMatch(/Fleur|333|Java/)
})

test('[DESK-183] the list has pages without an end by number', async () => {
  for (const userName of ['a', 'b', 'c']) await aSalon(`salon-${userName}`, [AUTUMN])
  const first = await list({ limit: 2 })
  expect(first.providers.map(({ fullName }) => fullName)).toEqual(['salon-a', 'salon-b'])
  const second = await list({ limit: 2, after: first.nextAfter })
  expect(second.providers.map(({ fullName }) => fullName)).toEqual(['salon-c'])
  expect(second.nextAfter).toBeNull()
})

test('[DESK-184] a visit counts in the quarter in which it begins in Dutch time', async () => {
  await aSalon(
    'salon-iris',
    [
      ['2025-12-31T22:00Z', 'COMPLETED'],
      ['2025-12-31T23:00Z', 'COMPLETED'],
      ['2026-03-31T21:00Z', 'COMPLETED'],
      ['2026-03-31T22:00Z', 'COMPLETED'],
      ['2026-12-31T22:00Z', 'COMPLETED'],
      ['2026-12-31T23:00Z', 'COMPLETED'],
      ['2026-08-01T10:00Z', 'CANCELLED'],
    ],
    {},
  )
  const { data } = await call(
    exportTaxReport,
    { params: PARAMS, body: { reason: 'Opgave' } },
    { ...MEI, language: 'en' },
  )
  expect(data).toMatchObject({ fileName: 'dac7-2026.csv', providers: 1 })
  const [head, line, ...more] = data.text.trimEnd().split('\r\n')
  expect(head).toContain('Q1 amount in euros,Q1 visits,Q1 fees withheld,Q2 amount in euros')
  expect(line).toBe(
    'salon-iris,salon-iris,Natural person,Fleur,de Wit,Javastraat 20,1094 HH,Amsterdam,NL,1990-04-02,111222333,,,,90.00,2,0.00,45.00,1,0.00,0.00,0,0.00,45.00,1,0.00',
  )
  expect(more).toEqual([])
})

test('[DESK-184] the file has the salons that are complete, and no cell that a spreadsheet computes', async () => {
  await aSalon('a-leeg', [AUTUMN])
  await aSalon('c-rond', [AUTUMN], { name: '=HYPERLINK("x")' })
  const { data } = await download()
  expect(data.providers).toBe(1)
  expect(data.text).not.toContain('a-leeg')
  expect(data.text).toContain(`;"'=HYPERLINK(""x"")";`)
  expect(data.text).toContain(';45,00;1;0,00')
})

test('[DESK-185] the file takes a fresh sign-in and a reason; the log has both, and nobody of the file', async () => {
  await aSalon('c-rond', [AUTUMN], {})
  const asked = { params: PARAMS, body: { reason: 'Opgave' } }
  const late = await refusal(exportTaxReport, asked, { ...MEI, signedInMinutesAgo: 11 })
  expect(late.code).toBe('sign-in-again')
  const unsaid = { params: PARAMS, body: { reason: ' ' } }
  expect((await refusal(exportTaxReport, unsaid, MEI)).code).toBe('invalid-request')
  await download('Opgave van 2026')
  const { acts } = (await call(listOperatorLog, { query: { act: 'export-tax-report' } }, MEI)).data
  expect(acts[0]).toMatchObject({ reason: 'Opgave van 2026', targetKind: 'market' })
  const { rows } = await database.pool.query(
    `select details from operator_log where act = 'export-tax-report' order by at desc limit 1`,
  )
  expect(rows[0].details).toEqual({ year: 2026, format: 'csv', providers: 1 })
})

test('[DESK-189] the file is XML too, under the number of the operator; before the end of the year it is a trial', async () => {
  await aSalon('a-leeg', [AUTUMN])
  await aSalon('c-rond', [AUTUMN], {})
  const asked = (parts: object) => ({
    params: PARAMS,
    body: { reason: 'Opgave', format: 'xml' as const, ...parts },
  })
  const unnumbered = await refusal(exportTaxReport, asked({ taxNumber: '123456789' }), MEI)
  expect(unnumbered.details?.map(({ path }) => path)).toEqual(['body.taxNumber'])
  const { data } = await call(exportTaxReport, asked({ taxNumber: '1234.56.782' }), MEI)
  expect(data).toMatchObject({ fileName: 'dac7-2026-test.xml', providers: 1 })
  expect(data.text).toContain('<dpi:TIN issuedBy="NL">123456782</dpi:TIN>')
  expect(data.text).toContain('<dpi:LastName>de Wit</dpi:LastName>')
  expect(data.text).toContain('<stf:DocTypeIndic>OECD11</stf:DocTypeIndic>')
  expect(data.text.match(/<dpi:ReportableSeller>/g)).toHaveLength(1)
})
