import { expect, test } from 'vitest'
import { refused, setupApiServer } from '../../testing/api-server.ts'
import { loadInvitation } from './load-invitation.ts'

const server = setupApiServer()
const TOKEN = 'A'.repeat(22)

test('[WORK-95] an unknown link is told apart from an invitation', async () => {
  server.answer('getInvitation', refused('not-found'))
  expect(await loadInvitation(TOKEN)).toMatchObject({ ok: false, refusal: 'not-found' })
  const invitation = { status: 'withdrawn' } as const
  server.answer('getInvitation', { data: { invitation } })
  expect(await loadInvitation(TOKEN)).toEqual({ ok: true, invitation })
  expect(server.requests.map(({ params }) => params.token)).toEqual([TOKEN, TOKEN])
})
