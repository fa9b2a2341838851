import { expect, test } from 'vitest'
import { acceptOperatorLink, readOperatorLink } from '#contract/operator-link.ts'
import { listOperatorLog } from '#contract/operator-log.ts'
import { anAccount } from '#demo/builders.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { runAdmin } from '../ops/admin/run-admin.ts'
import { anApi } from '../testing/api.ts'
import { createFirstOperatorLink } from './operator-link.ts'
import { anOperatorLink } from './testing/an-operator-link.ts'

const api = await anApi()
const { database, clock } = api
for (const userName of ['wilma', 'bob', 'eva']) await anAccount(database, { userName })
const as = (userName: string) => ({ as: { userName } })
const use = (token: string, userName: string) =>
  api.call(acceptOperatorLink, { params: { token }, body: {} }, as(userName))
const refused = async (token: string, userName: string) =>
  (await api.refusal(acceptOperatorLink, { params: { token }, body: {} }, as(userName))).code

test('[DESK-008] a market without an operator gets a link, which makes one account operator, once', async () => {
  const link = await createFirstOperatorLink(api)
  const token = link?.path.replace('/desk-start/', '') ?? ''
  const { data } = await api.call(readOperatorLink, { params: { token } })
  expect(data).toEqual({
    reader: 'visitor',
    expiresAt: new Date(clock.now() + DAY_MS).toISOString(),
  })
  const stored = await database.pool.query('select * from operator_links')
  expect(JSON.stringify(stored.rows)).not.toContain(token)

  await use(token, 'wilma')
  // A repeated request, after an answer that was lost.
  await use(token, 'wilma')
  expect(await refused(token, 'bob')).toBe('not-found')
  expect((await api.refusal(readOperatorLink, { params: { token } })).code).toBe('not-found')
  const log = await api.call(listOperatorLog, { query: {} }, as('wilma'))
  expect(log.data.acts).toMatchObject([
    { act: 'use-operator-link', operator: { userName: 'wilma' }, targetId: 'subject-of-wilma' },
  ])
  expect(await createFirstOperatorLink(api)).toBeNull()
})

test('[DESK-008] a link expires after a day, and a new one ends those before it', async () => {
  const [older, newer] = [await anOperatorLink(database), await anOperatorLink(database)]
  expect(await refused(older, 'bob')).toBe('not-found')
  clock.advance(DAY_MS)
  expect(await refused(newer, 'bob')).toBe('not-found')
  const printed = await runAdmin({ ...api, places: null }, ['operator-link'])
  if (!printed.ok) throw new Error(printed.why)
  await use(printed.lines[0]?.split('/desk-start/')[1] ?? '', 'bob')
})

test('[DESK-008] of two accounts that open a link at the same time one becomes operator', async () => {
  await anAccount(database, { userName: 'floor' })
  const token = await anOperatorLink(database, clock.now())
  const body = { params: { token }, body: {} }
  const answers = await Promise.all(
    ['eva', 'floor'].map((name) =>
      api.app.inject({
        method: 'POST',
        url: `/accountApi/operatorLinks/${token}/use`,
        headers: { host: '127.0.0.1:3000', authorization: `Bearer test:${name}:customer` },
        payload: body.body,
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
})
