import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCalendarFeed } from '#contract/calendar-feed.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { thursday, tuesday, wednesday } from '#demo/weekdays.ts'
import { aFolder } from '#platform/testing/folder.ts'
import { anOrderApi } from '../order/testing/an-order-api.ts'

const NAME = 'Zoë “Z.” van den Bergh-Østergård; dochter van Anne-Françoise, die zelf belt'
const PLACE = 'Haarlemmerdijk 112, 1013 JH Amsterdam'

// `npm run check -- full` sets it (scripts/checks.mjs).
const isAsked = process.env.CALENDAR_PROGRAM === '1'

test.runIf(isAsked)('[WORK-187] khal reads every visit of a feed', async () => {
  if (!isInstalled())
    throw new Error('khal is not installed, so it reads no feed: apt install khal')
  expect(eventsIn(await aFeed())).toEqual([
    `2026-11-24 10:00 - 2026-11-24 10:45 | Knippen & föhnen, ${NAME} | ${PLACE} | CONFIRMED`,
    `2026-11-25 23:30 - 2026-11-26 00:15 | Knippen & föhnen, ${NAME} | ${PLACE} | TENTATIVE`,
  ])
})

/** The feed of a salon with a visit, a request over midnight and a cancelled visit. */
async function aFeed(): Promise<string> {
  const { app, aBookableProvider, call, database } = await anOrderApi()
  await anAccount(database, { userName: 'fleur' })
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur' })
  const items = [cut]
  await anOrder(database, provider, { items, startsAt: tuesday('10:00') })
  await anOrder(database, provider, { items, startsAt: wednesday('23:30'), status: 'PENDING' })
  await anOrder(database, provider, { items, startsAt: thursday('10:00'), status: 'CANCELLED' })
  await database.pool.query('update orders set customer_name = $1', [NAME])
  const input = {
    params: { userName: provider.userName },
    body: { name: 'Laptop', hasClientNames: true },
  }
  const { url } = (await call(createCalendarFeed, input, { as: { userName: 'fleur' } })).data
  const headers = { host: '127.0.0.1:3000' }
  return (await app.inject({ url: new URL(url).pathname, headers })).body
}

function isInstalled(): boolean {
  try {
    execFileSync('khal', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The events that khal lists after it imported a calendar file into an empty calendar. */
function eventsIn(calendar: string): string[] {
  const folder = aFolder()
  const [config, file] = [join(folder, 'config'), join(folder, 'feed.ics')]
  writeFileSync(file, calendar)
  writeFileSync(config, configIn(folder))
  const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' }
  const khal = (...words: string[]) =>
    execFileSync('khal', ['--config', config, ...words], { encoding: 'utf8', env, stdio: 'pipe' })
  khal('import', '--batch', '-a', 'salon', file)
  const [from, format] = ['2026-11-01', `${TIMES} | {title} | {location} | {status}`]
  const listed = khal('list', '--once', '--format', format, '--day-format', '', from, '60d')
  return listed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

const TIMES = '{start-date} {start-time} - {end-date} {end-time}'

const configIn = (folder: string) => `
[calendars]
[[salon]]
path = ${folder}/salon
[sqlite]
path = ${folder}/khal.db
[locale]
local_timezone = Europe/Amsterdam
default_timezone = Europe/Amsterdam
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
`
