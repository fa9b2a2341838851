import { InfiniteQueryObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { nl } from '#messages/nl.ts'
import { refused, setupApiServer } from '../../testing/api-server.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import type { showToast } from '../../ui/toast.tsx'
import { type WorkItem, workQuery } from './today-query.ts'
import { WorkList } from './work-list.tsx'

const page = vi.hoisted(() => ({
  acts: {} as Readonly<Record<string, () => void>>,
  toast: vi.fn<typeof showToast>(),
}))
// Effects do not run where HTML is rendered: the keys of the page are kept for the test to press.
vi.mock('../shell/use-desk-keys.ts', async (original) => ({
  ...(await original<object>()),
  usePageKeys: (acts: typeof page.acts) => {
    page.acts = acts
  },
}))
vi.mock('../../ui/toast.tsx', () => ({ showToast: page.toast }))

const { answer, requests } = setupApiServer()
beforeEach(() => {
  page.toast.mockClear()
  // Where there is a document the router reads its origin.
  vi.stubGlobal('self', { origin: 'https://bloesem.example' })
})

const ITEM_ID = '019ac7d8-0000-7000-8000-000000000001'
const OTHER_ID = '019ac7d8-0000-7000-8000-000000000002'
const MEI = { userName: 'mei', name: 'Mei Lin' }
const NOOR = { userName: 'noor', name: 'Noor Visser' }

function anItem(change: Partial<WorkItem> = {}): WorkItem {
  return {
    kind: 'message',
    itemId: ITEM_ID,
    subject: 'Lotus & Linnen',
    topic: '',
    assignee: null,
    since: '2026-11-19T09:00:00.000Z',
    dueDay: '2026-11-23',
    version: 4,
    ...change,
  }
}

/** Presses `t` at Today while the row of an item has the focus, or nothing has. */
async function pressT(change: Partial<WorkItem> = {}, focused: string | null = ITEM_ID) {
  const item = anItem(change)
  const other: WorkItem = { ...item, itemId: OTHER_ID, subject: 'Studio Wimper', version: 9 }
  const queries = new QueryClient()
  queries.setQueryData(workQuery('oldest').queryKey, {
    pages: [
      { today: '2026-11-20', urgent: null, late: [], items: [other, item], nextCursor: null },
    ],
    pageParams: [''],
  })
  // Effects do not run: the list on the page is observed here, so that it is read again.
  const list = new InfiniteQueryObserver(queries, { ...workQuery('oldest'), staleTime: Infinity })
  onTestFinished(list.subscribe(() => {}))
  await renderHtml(
    <QueryClientProvider client={queries}>
      <WorkList operator={MEI} />
    </QueryClientProvider>,
  )
  const row = focused && { dataset: { row: focused } }
  Object.assign(document, { activeElement: { closest: () => row } })
  page.acts.t?.()
}

test.each([
  ['message', 'assignContactRequest', { contactRequestId: ITEM_ID }, { assignee: 'mei' }],
  ['privacy-request', 'assignContactRequest', { contactRequestId: ITEM_ID }, { assignee: 'mei' }],
  ['report', 'assignReport', { reportId: ITEM_ID }, { assignee: 'mei' }],
  ['registration', 'assignRegistration', { registrationId: ITEM_ID }, { isMine: true }],
] as const)(
  '[DESK-304] `t` on the row of a %s makes the operator who has it',
  async (kind, name, params, body) => {
    answer(name, { statusCode: 200 })
    answer('listWork', { data: { items: [], late: [] } })
    await pressT({ kind })
    await expect.poll(() => page.toast.mock.lastCall).toBeDefined()
    expect(page.toast.mock.calls).toEqual([['success', 'Op jouw naam: Lotus & Linnen']])
    expect(requests[0]).toMatchObject({ name, params, body: { version: 4, ...body } })
    // The list is read again after the toast: the next test must not see that request.
    await expect.poll(() => requests.map((each) => each.name)).toEqual([name, 'listWork'])
  },
)

test('[DESK-304] what a colleague has stays theirs, and the desk says who has it', async () => {
  await pressT({ assignee: NOOR })
  expect(page.toast.mock.calls).toEqual([['failure', 'Noor Visser heeft het al.']])
  expect(requests).toEqual([])
})

test('[DESK-304] what the operator has already, and a focus outside of the rows, are left alone', async () => {
  await pressT({ assignee: MEI })
  await pressT({}, null)
  expect(page.toast).not.toHaveBeenCalled()
  expect(requests).toEqual([])
})

test('[DESK-304] who took it since the list was read is named, and the list is read again', async () => {
  answer('assignContactRequest', refused('item-changed'))
  answer('listWork', { data: { items: [anItem({ assignee: NOOR, version: 5 })], late: [] } })
  await pressT()
  await expect.poll(() => page.toast.mock.lastCall).toBeDefined()
  expect(page.toast.mock.calls).toEqual([['failure', 'Noor Visser heeft het al.']])
  expect(requests.map(({ name }) => name)).toEqual(['assignContactRequest', 'listWork'])
})

test('[DESK-304] a refusal is told where nobody else has it', async () => {
  answer('assignContactRequest', refused('item-changed'))
  answer('listWork', { data: { items: [anItem({ version: 5 })], late: [] } })
  await pressT()
  await expect.poll(() => page.toast.mock.lastCall).toBeDefined()
  expect(page.toast.mock.calls).toEqual([['failure', 'Iemand anders heeft dit net gewijzigd.']])
})

test('[DESK-304] a refusal for another cause names that cause, also where a colleague has it', async () => {
  answer('assignContactRequest', refused('too-many-requests'))
  answer('listWork', { data: { items: [anItem({ assignee: NOOR, version: 5 })], late: [] } })
  await pressT()
  await expect.poll(() => page.toast.mock.lastCall).toBeDefined()
  expect(page.toast.mock.calls).toEqual([['failure', nl.refusals['too-many-requests']]])
})
