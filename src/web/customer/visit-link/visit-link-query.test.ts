import { expect, test } from 'vitest'
import { createQueryClient } from '../../query-client.ts'
import { actByLink, visitLinkKey } from './visit-link-query.ts'

const key = visitLinkKey('token', 'nl')
const changed = { ok: false, refusal: 'order-changed' } as Parameters<typeof actByLink>[2]

function aShownVisit() {
  const queries = createQueryClient()
  queries.setQueryData(key, { startTime: '2026-11-24T14:00:00+01:00' })
  const isReadAgain = () => queries.getQueryState(key)?.isInvalidated
  return { queries, isReadAgain }
}

test('[WORK-151] by the link, agreeing to a time that changed meanwhile reads the visit again and says why', async () => {
  const { queries, isReadAgain } = aShownVisit()
  const act = actByLink(queries, key, changed, 'show-refusal')
  await expect(act).rejects.toMatchObject({ cause: 'order-changed' })
  expect(isReadAgain()).toBe(true)
})

test('[WORK-109] terms that can no longer be accepted only read the visit again', async () => {
  const { queries, isReadAgain } = aShownVisit()
  await actByLink(queries, key, changed)
  expect(isReadAgain()).toBe(true)
})
