import { execFile } from 'node:child_process'
import { expect, test } from '@playwright/test'

// The conformance script is a separate program that uses the public endpoints only.
test('[AUTH-03] the hosted sign-in and its token endpoints conform to OpenID Connect', async ({
  baseURL,
}) => {
  const words = [
    'scripts/conformance.mjs',
    `${baseURL}/identity`,
    `--api=${baseURL}/orderApi/orders?customerUsername=noor`,
  ]
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, words, (error, stdout, stderr) =>
      resolve(error ? stdout + stderr : stdout),
    )
  })
  const lines = said.trim().split('\n')
  expect(lines.filter((line) => !/^(passed|skipped) /.test(line))).toEqual([lines.at(-1)])
  expect(lines.at(-1)).toMatch(/^6\d passed, 0 failed, 1 skipped$/)
})
