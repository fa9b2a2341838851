import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openLog } from './log.ts'
import { openVatCheck } from './vat-check.ts'

const ID = 'NL004495445B01'

async function aService(answer: {
  status?: number
  location?: string
  body?: string
  isSilent?: boolean
}) {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(answer.status ?? 200, answer.location ? { location: answer.location } : {})
    if (!answer.isSilent) response.end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const lines: string[] = []
  const log = openLog({ format: 'json', level: 'warn', write: (line) => void lines.push(line) })
  return {
    check: openVatCheck(`http://127.0.0.1:${port}/ms/{country}/vat/{number}`, { log }).check,
    asked,
    lines,
    url: `http://127.0.0.1:${port}/`,
  }
}

test.each([
  [{ isValid: true, userError: 'VALID', name: '---' }, 'valid'],
  [{ isValid: false, userError: 'INVALID' }, 'invalid'],
  [{ isValid: false, userError: 'MS_UNAVAILABLE' }, null],
  [{ isValid: false, userError: 'MS_MAX_CONCURRENT_REQ' }, null],
  [{ actionSucceed: false, errorWrappers: [{ error: 'VOW-ERR-1' }] }, null],
])('[DESK-249] of the answer %j a VAT id is %s', async (body, result) => {
  const { check, asked } = await aService({ body: JSON.stringify(body) })
  expect(await check(ID)).toBe(result)
  expect(asked).toEqual(['/ms/NL/vat/004495445B01'])
})

test.each([
  ['fails', { status: 500, body: '{}' }],
  ['answers nonsense', { body: '<html>' }],
  ['never ends', { body: ' '.repeat(50_000) }],
])(
  '[DESK-249] a service that %s counts as no answer, and the VAT id is not logged',
  async (_, answer) => {
    const { check, lines } = await aService(answer)
    expect(await check(ID)).toBeNull()
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toContain('004495445')
  },
)

test('[DESK-249] nothing but a VAT id is ever asked for', async () => {
  const { check, asked } = await aService({ body: '{"isValid":true}' })
  expect(await check('NL/../../secret')).toBeNull()
  expect(asked).toEqual([])
})

test('[DESK-249] a redirect is not followed, and counts as no answer', async () => {
  const other = await aService({ body: '{"isValid":true}' })
  const { check } = await aService({ status: 302, location: other.url })
  expect(await check(ID)).toBeNull()
  expect(other.asked).toEqual([])
})

test('[DESK-249] a service that does not answer within ten seconds is waited for no longer', async () => {
  const soon = AbortSignal.timeout(20)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
  const { check } = await aService({ isSilent: true })
  expect(await check(ID)).toBeNull()
  expect(timeout).toHaveBeenCalledWith(10_000)
  timeout.mockRestore()
})
