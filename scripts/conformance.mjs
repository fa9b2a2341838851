// npm run conformance -- ISSUER_URL [options]: asks any OpenID Connect issuer, from outside, whether it keeps the
// standards. Written from their texts alone; it shares nothing with the product. Its sign-in must be a plain form.
import { parseArgs } from 'node:util'
import { authorization } from './conformance/authorization.mjs'
import { openClient } from './conformance/client.mjs'
import { codes } from './conformance/codes.mjs'
import { discovery, fetchMetadata } from './conformance/discovery.mjs'
import { refresh } from './conformance/refresh.mjs'
import { openReport } from './conformance/report.mjs'
import { resource } from './conformance/resource.mjs'
import { signOut } from './conformance/sign-out.mjs'
import { tokens } from './conformance/tokens.mjs'

const USAGE = `npm run conformance -- ISSUER_URL [options]
  --client-id ID       a public client (bloesem)
  --redirect-uri URI   one of its redirect URIs (/auth/callback at the issuer's origin)
  --user, --password   somebody who can sign in (the demo market's noor)
  --scope SCOPE        (openid email profile offline_access)
  --api URL            something behind the access token, read by GET; else the userinfo endpoint
  --code-life SECONDS  wait that long for a code to expire`

const given = readOptions()
const metadata = await fetchMetadata(given.issuer)
const client = openClient({ ...given, metadata })
const report = openReport()
for (const topic of [discovery, authorization, codes, tokens, refresh, resource, signOut]) {
  await topic({ ...report, ...given, metadata, client })
}
process.exitCode = report.end()

function readOptions() {
  const text = (preset) => ({ type: 'string', default: preset })
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'client-id': text('bloesem'),
      'redirect-uri': { type: 'string' },
      user: text('noor'),
      password: text('bloesem-demo'),
      scope: text('openid email profile offline_access'),
      api: { type: 'string' },
      'code-life': { type: 'string' },
    },
  })
  const [issuer] = positionals
  if (!issuer || !URL.canParse(issuer)) {
    console.error(USAGE)
    process.exit(2)
  }
  return {
    issuer,
    clientId: values['client-id'],
    redirectUri: values['redirect-uri'] ?? `${new URL(issuer).origin}/auth/callback`,
    person: { user: values.user, password: values.password },
    scope: values.scope,
    api: values.api,
    codeLifeSeconds: Number(values['code-life'] ?? 0),
  }
}
