import { expect, test } from 'vitest'
import { openLog, withRequestId } from './log.ts'

function aLog(format: 'json' | 'lines') {
  const written: string[] = []
  return { log: openLog({ format, write: (line) => written.push(line) }), written }
}

test('requests are logged by route, without headers, query or body', () => {
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

test('mail addresses, telephone numbers and tokens in a message are masked', () => {
  const { log, written } = aLog('json')
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJzYW5uZSJ9.c2lnbmF0dXJl'
  log.warn(`mail to sanne.de-vries@example.nl failed, +31612345678, ${token}`)
  expect(JSON.parse(written.join('')).msg).toBe('mail to [email] failed, [telephone], [token]')
})

test('an error keeps its type, code and stack, without details of PostgreSQL', () => {
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

test('in a terminal a line is short', () => {
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

test.each([
  '0612345678',
  '06-12345678',
  '06 12 34 56 78',
  '06.1234.5678',
  '(030) 123 45 67',
  '020-1234567',
  '+31612345678',
  '+31 6 12345678',
  '+31 (0)6 12 34 56 78',
  '0031612345678',
  '0031 6 1234 5678',
])('the telephone number %s is masked anywhere', (number) => {
  expect(said(`klant ${number} belt`)).toBe('klant [telephone] belt')
  expect(said(`tel:${number}, of later`)).toBe('tel:[telephone], of later')
})

test.each([
  ['zoë.de-vries+bloesem@salon.example.nl', '[email]'],
  ['sanne%40example.nl', '[email]'],
  [
    'https://example.nl/x?name=Sanne&code=123456#a',
    'https://example.nl/x?name=[value]&code=[value]',
  ],
  ['/x?for%5B%5D=Daan', '/x?for%5B%5D=[value]'],
  ['postgresql://bloesem:geheim@db.example/x', 'postgresql://[user]@db.example/x'],
  ['Authorization: Bearer abc.def~ghi=', 'Authorization: Bearer [token]'],
  ['Cookie: session=abc; access_token=x', 'Cookie: [cookie]'],
  ['set-cookie: id=1; Path=/', 'set-cookie: [cookie]'],
  ['key nXv0yJ3uQ8m1Zr7KfT2bW5cD9eHgLsPaVtYkUoIj4Ns', 'key [secret]'],
])('%s is masked', (text, masked) => {
  expect(said(text)).toBe(masked)
})

test.each([
  ['0198e7a2-0612-7345-9678-0123456789ab'],
  ['at 2026-11-21T08:03:00.123Z took 0.012345678901 s, 1763712180123'],
  ['src/api/search/free-starts-store.ts:1004:12 code 23505'],
  ['7 of 12,345,678 rows; 192.0.2.1:5432'],
])('%s is not masked', (text) => {
  expect(said(text)).toBe(text)
})

test('line breaks, escape codes and direction marks of visitors stay within one line', () => {
  const hostile = 'x\r\n2026 fatal fake\u001b[2J\u009b31m\u2028\u202egnp.exe\0'
  for (const format of ['json', 'lines'] as const) {
    const { log, written } = aLog(format)
    log.warn({ agent: hostile, err: new Error(hostile) }, hostile)
    const lines = written.join('').trimEnd().split('\n')
    expect(lines.filter((line) => !line.startsWith('    '))).toHaveLength(1)
    expect(lines.join('')).not.toMatch(/[\p{Cc}\u2028\u202e]/u)
  }
})

test('a line logged during a request has its id, also with other requests in progress', async () => {
  const { log, written } = aLog('json')
  const work = async (id: string) => {
    await new Promise((resolve) => setImmediate(resolve))
    log.info(id)
    log.child({ reqId: id }).info(id)
  }
  await Promise.all(['a', 'b'].map((id) => withRequestId(id, () => work(id))))
  log.info('afterwards')
  const lines = written.map((line) => JSON.parse(line))
  for (const line of lines.slice(0, 4)) expect(line.reqId).toBe(line.msg)
  expect(written[0]?.match(/reqId/g)).toHaveLength(1)
  expect(lines[4]).not.toHaveProperty('reqId')
})

function said(text: string): string {
  const { log, written } = aLog('json')
  log.warn(text)
  return JSON.parse(written.join('')).msg
}
