import { expect, test } from 'vitest'
import { aDatabase } from '#platform/testing/database.ts'
import { DAY_MS, MINUTE_MS } from '#platform/time-units.ts'
import { passwordResetStore } from './password-reset-store.ts'
import { type SignUp, signUpStore } from './sign-up-store.ts'
import { userStore } from './store.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')
const WISHES = { language: 'en', allowance: 'first' } as const

function aSignUp(userName: string, more: Partial<SignUp> = {}): SignUp {
  return {
    id: `id-of-${userName}`,
    userName,
    email: `${userName}@voorbeeld.nl`,
    name: userName,
    phoneNumber: null,
    passwordHash: 'a hash',
    ...more,
  }
}

function aUser(subject: string) {
  const names = { userName: subject, email: `${subject}@voorbeeld.nl`, name: subject }
  const rest = { phoneNumber: null, pictureUrl: null, passwordHash: 'old' }
  return { subject, ...names, ...rest, role: 'customer' as const }
}

async function stores() {
  const database = await aDatabase<unknown>()
  const [signUps, resets] = [signUpStore(database), passwordResetStore(database)]
  await userStore(database).seed([aUser('fenna'), aUser('gijs')])
  const keep = (signUp: SignUp) =>
    signUps.save(signUp, { now: NOW, expiresAt: NOW + 15 * MINUTE_MS, ...WISHES })
  const open = (id: string, login: string, expiresAt = NOW + 15 * MINUTE_MS) =>
    resets.insert({ id, login, expiresAt }, { ...WISHES, knownTo: [] })
  return { database, signUps, resets, keep, open }
}

test('a code mailed again keeps its remaining attempts, another one starts anew', async () => {
  const { signUps, resets, keep, open } = await stores()
  const until = NOW + 15 * MINUTE_MS
  await keep(aSignUp('lotte'))
  await open('reset', 'fenna')
  const kept = [
    {
      save: (codeHash: string) => signUps.saveCode('id-of-lotte', codeHash, until),
      tryIt: () => signUps.countAttempt({ id: 'id-of-lotte' }, NOW, 5),
      attempts: async () => (await signUps.findToMail('lotte'))?.attempts,
    },
    {
      save: (codeHash: string) =>
        resets.saveCode('reset', { subject: 'fenna', codeHash, expiresAt: until }),
      tryIt: () => resets.countAttempt('reset', NOW, 5),
      attempts: async () => (await resets.find('reset'))?.attempts,
    },
  ]
  for (const { save, tryIt, attempts } of kept) {
    await save('one')
    for (let tries = 0; tries < 2; tries++) await tryIt()
    await save('one')
    expect(await attempts()).toBe(2)
    await save('other')
    expect(await attempts()).toBe(0)
  }
})

test('a code is valid until its last moment inclusive, and until its last attempt', async () => {
  const { signUps, resets, keep, open } = await stores()
  const end = NOW + 15 * MINUTE_MS
  await keep(aSignUp('lotte'))
  await open('reset', 'fenna')
  for (const tryIt of [
    (now: number) => signUps.countAttempt({ id: 'id-of-lotte' }, now, 2),
    (now: number) => resets.countAttempt('reset', now, 2),
  ]) {
    expect(await tryIt(end)).toBeUndefined()
    expect(await tryIt(end - 1)).toBeDefined()
    expect(await tryIt(end - 1)).toBeDefined()
    expect(await tryIt(end - 1)).toBeUndefined()
  }
})

test('the attempt of a right code is given back, unless a newer code replaced it', async () => {
  const { resets, open } = await stores()
  await open('reset', 'fenna')
  await open('other', 'fenna')
  const code = { subject: 'fenna', expiresAt: NOW + 15 * MINUTE_MS }
  for (const id of ['reset', 'other']) {
    await resets.saveCode(id, { ...code, codeHash: 'one' })
    await resets.countAttempt(id, NOW, 5)
  }
  await resets.refundAttempt({ id: 'reset', codeHash: 'an older one' })
  expect(await resets.find('reset')).toMatchObject({ attempts: 1 })
  for (let times = 0; times < 2; times++)
    await resets.refundAttempt({ id: 'reset', codeHash: 'one' })
  expect(await resets.find('reset')).toMatchObject({ attempts: 0 })
  expect(await resets.find('other')).toMatchObject({ attempts: 1 })
})

test('a second sign-up with one address keeps nothing of the first', async () => {
  const { database, signUps, keep } = await stores()
  const email = 'mei@voorbeeld.nl'
  await keep(aSignUp('mei-first', { email, name: 'Someone', phoneNumber: '0612345678' }))
  await signUps.saveCode('id-of-mei-first', 'a code', NOW + MINUTE_MS)
  await signUps.countAttempt({ id: 'id-of-mei-first' }, NOW, 5)
  await database.pool.query(`update identity.sign_ups set created_at = '2020-01-01'`)
  await keep(aSignUp('mei', { email, name: 'Mei', passwordHash: 'another' }))
  const { rows } = await database.pool.query(
    `select *, created_at > now() - interval '1 day' as "isNew" from identity.sign_ups`,
  )
  expect(rows).toEqual([
    expect.objectContaining({
      id: 'id-of-mei',
      user_name: 'mei',
      name: 'Mei',
      phone_number: null,
      attempts: 0,
      code_hash: null,
      password_hash: 'another',
      took_place: true,
      isNew: true,
    }),
  ])
})

test('a second sign-up with the same name and address is accepted, however old the first', async () => {
  const { signUps, keep } = await stores()
  await keep(aSignUp('mei'))
  const late = NOW + DAY_MS
  const again = { now: late, expiresAt: late + 15 * MINUTE_MS, ...WISHES }
  expect(await signUps.save(aSignUp('mei', { id: 'second' }), again)).toBe(true)
  expect(await signUps.countAttempt({ userName: 'mei' }, late, 5)).toBeUndefined()
  expect(await signUps.countAttempt({ id: 'second' }, late, 5)).toBeDefined()
})

test('a sign-up whose name or address is taken in the meantime confirms nothing, others do', async () => {
  const { database, signUps, keep } = await stores()
  await keep(aSignUp('lotte', { phoneNumber: '0612345678', name: 'Lotte Bos' }))
  await keep(aSignUp('mei', { email: 'gijs@voorbeeld.nl' }))
  await keep(aSignUp('noor'))
  await userStore(database).seed([aUser('noor')])
  expect(await signUps.confirm('id-of-mei')).toBeUndefined()
  expect(await signUps.confirm('id-of-noor')).toBeUndefined()
  expect(await signUps.confirm('id-of-lotte')).toBe('id-of-lotte')
  expect(await userStore(database).findByLogin('lotte@voorbeeld.nl')).toEqual({
    subject: 'id-of-lotte',
    userName: 'lotte',
    email: 'lotte@voorbeeld.nl',
    name: 'Lotte Bos',
    phoneNumber: '0612345678',
    pictureUrl: null,
    role: 'customer',
    passwordHash: 'a hash',
  })
})

test('a new password is one user’s, and ends no reset requests of others', async () => {
  const { database, resets, open } = await stores()
  const ended: string[] = []
  const finish = (id: string) =>
    resets.finish(id, { passwordHash: 'new', language: 'en' }, async (subject) => {
      ended.push(subject)
    })
  const code = { codeHash: 'a code', expiresAt: NOW + MINUTE_MS }
  for (const [id, subject] of [
    ['one', 'fenna'],
    ['two', 'fenna'],
    ['three', 'gijs'],
  ] as const) {
    await open(id, subject)
    await resets.saveCode(id, { ...code, subject })
  }
  await open('nobody', 'nobody-at-all')
  expect(await finish('nobody')).toBeUndefined()
  expect(await finish('one')).toBe('fenna')
  expect(await finish('two')).toBeUndefined()
  expect(ended).toEqual(['fenna'])
  const { rows } = await database.pool.query(
    `select (select array_agg(id order by id) from identity.password_resets) as left,
            (select json_object_agg(subject, password_hash) from identity.users) as passwords`,
  )
  expect(rows).toEqual([{ left: ['nobody', 'three'], passwords: { fenna: 'new', gijs: 'old' } }])
})

test('sweeping deletes expired rows only', async () => {
  const { database, signUps, resets, keep, open } = await stores()
  await keep(aSignUp('lotte'))
  await keep(aSignUp('mei'))
  await database.pool.query(
    `update identity.sign_ups set created_at = to_timestamp($1) where user_name = 'lotte'`,
    [NOW / 1000 - 1],
  )
  await open('over', 'fenna', NOW)
  await open('good', 'fenna', NOW + 1)
  await signUps.deleteBefore(NOW)
  await resets.deleteExpired(NOW)
  expect(await signUps.findToMail('lotte')).toBeUndefined()
  expect(await signUps.findToMail('mei')).toBeDefined()
  expect(await resets.find('over')).toBeUndefined()
  expect(await resets.find('good')).toBeDefined()
})
