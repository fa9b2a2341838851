import { expect, test } from 'vitest'
import { createQueryClient } from '../../query-client.ts'
import { refused, setupApiServer } from '../../testing/api-server.ts'
import { DESK_KEY, type Desk, loadDesk } from './desk-query.ts'

const { answer } = setupApiServer()

const DESK: Desk = {
  operator: { userName: 'mei', name: 'Mei Lin' },
  today: '2026-11-29',
  work: [],
  liveProviders: 2,
  failedJobs: 0,
}

function load(isOpen: boolean) {
  const queries = createQueryClient()
  if (isOpen) queries.setQueryData(DESK_KEY, DESK)
  return loadDesk({ hasSession: true, queryClientRef: { current: queries } })
}

test.each(['internal', 'unavailable'] as const)(
  '[DESK-197] the desk that is open stays when the server answers with %s',
  async (refusal) => {
    answer('getDesk', refused(refusal))
    expect(await load(true)).toEqual({ ok: true, desk: DESK })
    expect(await load(false)).toMatchObject({ ok: false, refusal })
  },
)

test('[DESK-197] who is no operator any more has no desk', async () => {
  answer('getDesk', refused('forbidden'))
  expect(await load(true)).toMatchObject({ ok: false, refusal: 'forbidden' })
})
