import { expect, test } from 'vitest'
import { anAccount } from '#demo/builders.ts'
import { anApi, NO_SIGN_INS } from '../../testing/api.ts'
import { runAdmin } from './run-admin.ts'

const api = await anApi()

test('[WORK-121] the second factor of an account is removed', async () => {
  const removed: string[] = []
  const { subject } = await anAccount(api.database, { userName: 'kwijt' })
  const removeSecondFactor = async (of: string) => of === subject && removed.push(of) === 1
  const deps = { ...api, signIns: { ...NO_SIGN_INS, removeSecondFactor }, places: null }
  const remove = (userName: string) => runAdmin(deps, ['remove-second-factor', userName])
  expect(await remove('Kwijt')).toMatchObject({ ok: true, data: { userName: 'kwijt' } })
  for (const userName of ['kwijt', 'nobody'])
    expect(await remove(userName)).toMatchObject({
      ok: false,
      why: `There is no account ${userName} with two-step sign-in.`,
    })
})
