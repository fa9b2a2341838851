import { expect, test } from 'vitest'
import { getAgenda } from '#contract/agenda.ts'
import { changeMember, listMembers, removeMember } from '#contract/membership.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { MEMBER_ROLES, type MemberRole } from '#domain/membership/role.ts'
import { setOwner } from '../provider/set-owner.ts'
import { type As, anApi, injection } from '../testing/api.ts'
import { writeMembership } from './store.ts'

const { app, call, database, refusal } = await anApi()
let salons = 0

/** A salon with members in these roles; each is called after the salon and their place. */
async function aTeam(...roles: MemberRole[]) {
  const salon = await aProvider(database, { userName: `team-${++salons}` })
  const names = roles.map((role, nth) => `${salon.userName}-${role}-${nth}`)
  for (const [nth, userName] of names.entries()) {
    await anAccount(database, { userName, name: `Lid ${nth}` })
    const role = roles[nth] ?? 'staff'
    await database.transaction((trx) =>
      writeMembership(trx, { providerId: salon.id, userName, role }),
    )
  }
  const as = (nth: number): As => ({ as: { userName: names[nth] ?? '' } })
  const params = (nth: number) => ({
    userName: salon.userName,
    memberUserName: names[nth] ?? '',
  })
  const rolesNow = async () => {
    const { rows } = await database.pool.query(
      'select role from memberships where provider_id = $1 order by user_name',
      [salon.id],
    )
    return rows.map(({ role }) => role).toSorted()
  }
  return { as, names, params, rolesNow, salon }
}

test.each(MEMBER_ROLES)(
  '[WORK-97] a member in the role %s reads who works at the salon, in which role and since when',
  async (role) => {
    const { as, names, salon } = await aTeam('owner', role)
    const { data } = await call(listMembers, { params: { userName: salon.userName } }, as(1))
    expect(data.members).toHaveLength(2)
    expect(data.members.find(({ isYou }) => isYou)).toEqual({
      userName: names[1],
      name: 'Lid 1',
      role,
      joinedAt: expect.stringMatching(/^20/),
      version: 1,
      isYou: true,
    })
  },
)

test('[WORK-97] an owner changes the role of a member; of two changes at once the second is told', async () => {
  const { as, params, rolesNow } = await aTeam('owner', 'staff')
  const body = { role: 'manager', version: 1 } as const
  const { data } = await call(changeMember, { params: params(1), body }, as(0))
  expect(data.member).toMatchObject({ role: 'manager', version: 2 })
  const late = { params: params(1), body: { role: 'reception', version: 1 } as const }
  expect((await refusal(changeMember, late, as(0))).code).toBe('member-changed')
  await call(changeMember, { params: params(1), body }, as(0)) // the same again
  const gone = { params: params(1), body: { version: 1 } }
  expect((await refusal(removeMember, gone, as(0))).code).toBe('member-changed')
  expect(await rolesNow()).toEqual(['manager', 'owner'])
})

test('[WORK-97] the next request of a removed member is refused', async () => {
  const { as, params, salon } = await aTeam('owner', 'staff')
  const agenda = { params: { userName: salon.userName }, query: { from: '2026-11-24' } }
  await call(getAgenda, agenda, as(1))
  const removal = { params: params(1), body: { version: 1 } }
  await call(removeMember, removal, as(0))
  await call(removeMember, removal, as(0)) // again
  expect((await refusal(getAgenda, agenda, as(1))).code).toBe('forbidden')
  const { rows } = await database.pool.query('select role from accounts where user_name = $1', [
    as(1).as?.userName,
  ])
  expect(rows).toEqual([{ role: 'customer' }])
})

test.each(MEMBER_ROLES)('[WORK-97] a member in the role %s leaves by themselves', async (role) => {
  const { as, params, rolesNow } = await aTeam('owner', role)
  await call(removeMember, { params: params(1), body: { version: 1 } }, as(1))
  expect(await rolesNow()).toEqual(['owner'])
})

test.each(MEMBER_ROLES.filter((role) => role !== 'owner'))(
  '[WORK-97] a member in the role %s changes and removes nobody else, and does not raise themselves',
  async (role) => {
    const { as, params } = await aTeam('owner', role)
    const raise = { params: params(1), body: { role: 'owner', version: 1 } as const }
    expect((await refusal(changeMember, raise, as(1))).code).toBe('forbidden')
    const removal = { params: params(0), body: { version: 1 } }
    expect((await refusal(removeMember, removal, as(1))).code).toBe('forbidden')
  },
)

test('[WORK-98] the only owner neither leaves nor gets another role', async () => {
  const { as, params, rolesNow } = await aTeam('owner', 'manager')
  const removal = { params: params(0), body: { version: 1 } }
  expect((await refusal(removeMember, removal, as(0))).code).toBe('last-owner')
  const change = { params: params(0), body: { role: 'manager', version: 1 } as const }
  expect((await refusal(changeMember, change, as(0))).code).toBe('last-owner')
  expect(await rolesNow()).toEqual(['manager', 'owner'])
})

test('[WORK-98] of eight owners who all leave, step down or remove each other at once, one stays', async () => {
  for (let round = 0; round < 5; round++) {
    const owners = Array.from({ length: 8 }, () => 'owner' as const)
    const { as, params, rolesNow } = await aTeam(...owners)
    const inputs = owners.flatMap((_, nth) => [
      injection(removeMember, { params: params(nth), body: { version: 1 } }, as(nth)),
      injection(
        changeMember,
        { params: params(nth), body: { role: 'staff', version: 1 } },
        as((nth + 1) % 8),
      ),
      injection(removeMember, { params: params((nth + 3) % 8), body: { version: 1 } }, as(nth)),
    ])
    const statuses = (await Promise.all(inputs.map((input) => app.inject(input)))).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.every((status) => [200, 403, 404, 409].includes(status))).toBe(true)
    expect((await rolesNow()).filter((role) => role === 'owner')).toHaveLength(1)
  }
})

test('[WORK-98] the database itself keeps the last owner, whoever asks', async () => {
  const { names, rolesNow, salon } = await aTeam('owner', 'owner')
  const { pool } = database
  const leave = (name: string | undefined) =>
    pool.query('delete from memberships where user_name = $1', [name])
  const outcomes = await Promise.allSettled(names.map(leave))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await rolesNow()).toEqual(['owner'])
  await pool.query('delete from providers where id = $1', [salon.id]) // goes with its members
})

test('[WORK-98] the operator alone replaces the owner or leaves a salon without one', async () => {
  const { names, rolesNow, salon } = await aTeam('owner', 'staff')
  const { userName } = salon
  await setOwner({ database }, { userName, ownerUserName: names[1] ?? '' })
  expect(await rolesNow()).toEqual(['owner'])
  await setOwner({ database }, { userName, ownerUserName: null })
  expect(await rolesNow()).toEqual([])
})
