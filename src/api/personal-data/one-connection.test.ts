import { expect, test } from 'vitest'
import { anAccount } from '#demo/builders.ts'
import { customerUserName } from '#domain/identifiers.ts'
import { openDatabase } from '#platform/postgres/database.ts'
import { signInsOf } from '../../sign-ins.ts'
import { erasePerson } from '../desk-person/personal-data.ts'
import type { Tables } from '../schema.gen.ts'
import { aProduct } from '../testing/a-product.ts'
import { deleteAccount } from './delete-account.ts'

const product = await aProduct()

test('[DESK-211] an account is erased on the one connection of its transaction', async () => {
  const database = openDatabase<Tables>(product.database.connection, { maxConnections: 1 })
  const signIns = signInsOf(database, { outsideIssuer: undefined, demo: 'local' }, async () => {})
  const { clock } = product
  const deps = { database, clock, signIns }
  const now = clock.now()
  expect(
    await deleteAccount(deps, { userName: 'sanne', language: 'nl', signedInAt: now }),
  ).toMatchObject({ ok: true })
  await anAccount(database, { userName: 'beheer', role: 'operator' })
  const { email } = await anAccount(database, { userName: 'daan' })
  const erased = await erasePerson(deps, {
    caller: {
      kind: 'user',
      userName: customerUserName('beheer'),
      role: 'operator',
      grantId: 'g',
      signedInAt: now,
      hasShownSecondFactor: true,
    },
    params: { userName: 'daan' },
    body: { email, reason: 'Vroeg erom' },
    language: 'nl',
  } as Parameters<typeof erasePerson>[1])
  expect(erased.ok).toBe(true)
  await database.close()
})
