import { expect, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import { type ChangedDays, openCalendarChanges } from './calendar-changes.ts'

test('[SCALE-56] a connection that breaks at the moment it listens is opened again, and watchers read anew', async () => {
  let opened = 0
  const changes = openCalendarChanges({
    log: openLog({ format: 'json', level: 'silent' }),
    listen: async ({ onLost }) => {
      opened += 1
      if (opened === 1) onLost()
      return { close: () => {} }
    },
  })
  const told: ChangedDays[] = []
  changes.watch('a-calendar', (days) => void told.push(days))
  await expect.poll(() => told).toEqual([null])
  expect(opened).toBe(2)
  changes.close()
})
