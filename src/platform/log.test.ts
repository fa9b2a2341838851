import { expect, test } from 'vitest'
import { openLog } from './log.ts'

function aLog(format: 'json' | 'lines') {
  const written: string[] = []
  return { log: openLog({ format, write: (line) => written.push(line) }), written }
}

test('requests are named by their route, without headers, query or body', () => {
  const { log, written } = aLog('json')
  const request = {
    method: 'GET',
    url: '/prod/verify/sanne?code=123456',
    headers: { authorization: 'Bearer geheim' },
    body: { password: 'geheim' },
    routeOptions: { url: '/prod/verify/:username' },
  }
  log.info({ reqId: 'r-1', req: request, res: { statusCode: 200 } }, 'answered')
  expect(JSON.parse(written.join(''))).toMatchObject({
    msg: 'answered',
    reqId: 'r-1',
    req: { method: 'GET', route: '/prod/verify/:username' },
    res: { statusCode: 200 },
  })
  expect(written.join('')).not.toMatch(/sanne|123456|geheim/)
})

test('addresses, telephone numbers and tokens inside a message are masked', () => {
  const { log, written } = aLog('json')
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJzYW5uZSJ9.c2lnbmF0dXJl'
  log.warn(`mail to sanne.de-vries@example.nl failed, +31612345678, ${token}`)
  expect(JSON.parse(written.join('')).msg).toBe('mail to [email] failed, [telephone], [token]')
})

test("an error keeps its kind, code and stack, and nothing of PostgreSQL's detail", () => {
  const { log, written } = aLog('json')
  const error = Object.assign(new TypeError('duplicate key'), {
    code: '23505',
    detail: 'Key (name)=(Sanne de Vries) already exists.',
  })
  log.error({ err: error }, 'not stored')
  const line = JSON.parse(written.join(''))
  expect(line.err).toMatchObject({ type: 'TypeError', code: '23505', message: 'duplicate key' })
  expect(line.err.stack).toContain('log.test.ts')
  expect(written.join('')).not.toContain('Sanne')
})

test('in a terminal a line is short and readable', () => {
  const { log, written } = aLog('lines')
  log.info(
    {
      req: { method: 'GET', routeOptions: { url: '/healthz' } },
      res: { statusCode: 200 },
      responseTime: 1.6,
    },
    'answered',
  )
  log.error({ task: 'mail' }, 'not sent')
  expect(written[0]).toMatch(/^\d\d:\d\d:\d\d GET \/healthz 200 2 ms answered\n$/)
  expect(written[1]).toMatch(/^\d\d:\d\d:\d\d error not sent task=mail\n$/)
})
