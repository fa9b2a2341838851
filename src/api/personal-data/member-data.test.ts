import { expect, test } from 'vitest'
import { getPersonalData } from '#contract/personal-data.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { MEMBER_ROLES, type MemberRole } from '#domain/membership/role.ts'
import { writeMembership } from '../membership/store.ts'
import { anApi, injection } from '../testing/api.ts'

const { app, database } = await anApi()

async function dataOf(role: MemberRole) {
  const userName = `lid-${role}`
  const provider = await aProvider(database, { userName: `salon-${role}` })
  await anAccount(database, { userName })
  await database.transaction((trx) =>
    writeMembership(trx, { providerId: provider.id, userName, role }),
  )
  const answer = await app.inject(injection(getPersonalData, {}, { as: { userName } }))
  return getPersonalData.reply.parse(answer.json()).data
}

test('the document of an owner has what their salon stores about them', async () => {
  const { salons, memberships } = await dataOf('owner')
  expect(salons).toMatchObject([
    { userName: 'salon-owner', street: expect.any(String), email: expect.any(String) },
  ])
  expect(memberships).toMatchObject([{ providerUserName: 'salon-owner', role: 'owner' }])
})

test.each(MEMBER_ROLES.filter((role) => role !== 'owner'))(
  '[WORK-01] the document of a member in the role %s names the salon and has none of its owner’s data',
  async (role) => {
    const { salons, memberships } = await dataOf(role)
    expect(salons).toEqual([])
    expect(memberships).toEqual([
      {
        providerUserName: `salon-${role}`,
        providerName: expect.any(String),
        role,
        joinedAt: expect.any(String),
      },
    ])
  },
)
