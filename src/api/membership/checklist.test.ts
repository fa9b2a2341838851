import { expect, test } from 'vitest'
import { getChecklist, hideChecklist } from '#contract/checklist.ts'
import { listOwnProviders } from '#contract/membership.ts'
import { aCatalogItem, anAccount, aPicture, aProvider } from '#demo/builders.ts'
import { aBlock } from '#demo/order-builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { type As, anApi } from '../testing/api.ts'
import { writeMembership } from './store.ts'

const { call, database, refusal } = await anApi()
for (const userName of ['fleur', 'mila', 'bo']) await anAccount(database, { userName })
const by = (userName: string): As => ({ as: { userName } })

async function aNewSalon() {
  const salon = await aProvider(database, { ownerUserName: 'fleur', hours: [] })
  await database.pool.query(
    `update providers set intro_nl = '', mobile_numbers = '{}' where id = $1`,
    [salon.id],
  )
  const params = { userName: salon.userName }
  const left = async (from = 'fleur') => {
    const { data } = await call(listOwnProviders, {}, by(from))
    return data.salons.find(({ userName }) => userName === salon.userName)?.openSteps
  }
  const done = async () => {
    const { data } = await call(getChecklist, { params }, by('fleur'))
    return data.steps.filter(({ isDone }) => isDone).map(({ step }) => step)
  }
  const set = (column: string, value: unknown) =>
    database.pool.query(`update providers set ${column} = $2 where id = $1`, [salon.id, value])
  const join = (userName: string, role: 'manager' | 'staff') =>
    database.transaction((trx) => writeMembership(trx, { providerId: salon.id, userName, role }))
  return { salon, params, left, done, set, join }
}

test('[WORK-100] each step is done when the data says so, and none by a press', async () => {
  const { salon, done, left, set, join } = await aNewSalon()
  expect(await done()).toEqual([])
  expect(await left()).toBe(5)
  await set('intro_nl', 'Welkom')
  expect(await done()).toEqual([])
  await set('mobile_numbers', ['0201234567'])
  expect(await done()).toEqual(['profile'])
  await database.pool.query(
    `insert into working_hours (provider_id, day, open_time, close_time) values ($1, 2, '09:00', '17:00')`,
    [salon.id],
  )
  await aCatalogItem(database, salon)
  await aPicture(database, salon)
  expect(await left()).toBe(1)
  await aBlock(database, salon, { startsAt: tuesday('09:00'), endsAt: tuesday('10:00') })
  expect(await left()).toBe(0)
  expect(await done()).toEqual(['profile', 'hours', 'menu', 'pictures', 'appointments'])
  await join('bo', 'staff')
  expect(await done()).toContain('team')
  await database.pool.query('update catalog_items set active = false where provider_id = $1', [
    salon.id,
  ])
  expect(await left()).toBe(1)
})

test('[DESK-217] a picture that the operator hid is none of the checklist', async () => {
  const { salon, done } = await aNewSalon()
  await aPicture(database, salon)
  expect(await done()).toEqual(['pictures'])
  await database.pool.query('update gallery_items set hidden_at = now() where provider_id = $1', [
    salon.id,
  ])
  expect(await done()).toEqual([])
})

test('[WORK-100] an owner hides it for everybody and shows it again; who may not edit has no steps', async () => {
  const { params, left, join } = await aNewSalon()
  await join('mila', 'manager')
  await join('bo', 'staff')
  expect(await left('mila')).toBe(5)
  expect(await left('bo')).toBe(0)
  const hide = { params, body: { isHidden: true } }
  expect((await refusal(hideChecklist, hide, by('mila'))).code).toBe('forbidden')
  await call(hideChecklist, hide, by('fleur'))
  await call(hideChecklist, hide, by('fleur'))
  expect([await left(), await left('mila')]).toEqual([0, 0])
  const { data } = await call(getChecklist, { params }, by('mila'))
  expect(data).toMatchObject({ isHidden: true, openDays: 0, treatments: 0 })
  await call(hideChecklist, { params, body: { isHidden: false } }, by('fleur'))
  expect(await left()).toBe(5)
})
