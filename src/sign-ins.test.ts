import { expect, test } from 'vitest'
import type { Database } from './platform/postgres/database.ts'
import { signInsOf } from './sign-ins.ts'

const UNUSED = {} as Database<unknown>
const OUTSIDE = { issuer: 'https://id.example', clientId: 'web', logoutStyle: 'oidc' } as const

test.each([
  ['the own sign-in', undefined, 'none', true],
  ['an outside issuer without values', [], 'none', false],
  ['an outside issuer with values', ['mfa'], 'none', true],
  ['a demo', undefined, 'local', false],
  ['a demo with an outside issuer', ['mfa'], 'local', false],
] as const)('[WORK-183] %s requires a second factor or not', (_of, values, demo, isRequired) => {
  const outsideIssuer = values && { ...OUTSIDE, secondFactorValues: values }
  const signIns = signInsOf(UNUSED, { outsideIssuer, demo }, async () => undefined)
  expect(signIns.requiresSecondFactor).toBe(isRequired)
})
