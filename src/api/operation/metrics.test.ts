import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerMetrics } from './metrics.ts'

async function aMeasuredServer() {
  const app = Fastify()
  onTestFinished(() => app.close())
  registerMetrics(app)
  await app.register(async (inner) => {
    inner.get('/profile/:id', async () => 'OK')
  })
  const scrape = async () => {
    const { headers, body } = await app.inject('/metrics')
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    return body
  }
  return { app, scrape }
}

test('requests are counted by the pattern of their route and their status', async () => {
  const { app, scrape } = await aMeasuredServer()
  await app.inject('/profile/anouk')
  await app.inject('/profile/daan')
  await app.inject('/nowhere')
  const body = await scrape()
  const labels = 'method="GET",route="/profile/:id",status="200"'
  expect(body).toContain(`http_request_duration_seconds_count{${labels}} 2`)
  expect(body).toContain(`http_request_duration_seconds_bucket{${labels},le="+Inf"} 2`)
  expect(body).toContain('route="unmatched",status="404"')
  expect(body).not.toContain('anouk')
})

test('a bucket holds what took at most so long', async () => {
  const { app, scrape } = await aMeasuredServer()
  await app.inject('/profile/anouk')
  const counts = [...(await scrape()).matchAll(/_bucket\{[^}]*profile[^}]*\} (\d+)/g)].map(
    ([, count]) => Number(count),
  )
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(counts.at(-1)).toBe(1)
})

test('every line is a comment or a name, its labels and a number', async () => {
  const { app, scrape } = await aMeasuredServer()
  await app.inject('/profile/anouk')
  for (const line of (await scrape()).trimEnd().split('\n')) {
    expect(line).toMatch(/^(# TYPE \w+ \w+|\w+(\{(\w+="[^"\n]*",?)+\})? [\d.e+-]+)$/)
  }
})
