import { parseArgs } from 'node:util'

const USAGE = `npm run conformance -- ISSUER_URL [options]
  --client-id ID       a public client (bloesem)
  --redirect-uri URI   one of its redirect URIs (/auth/callback at the issuer's origin)
  --user, --password   somebody who can sign in (the demo market's noor)
  --scope SCOPE        (openid email profile offline_access)
  --api URL            something behind the access token, read by GET; else the userinfo endpoint
  --code-life SECONDS  wait that long for a code to expire`

export interface Options {
  readonly issuer: string
  readonly clientId: string
  readonly redirectUri: string
  readonly person: Person
  readonly scope: string
  /** Absent: the userinfo endpoint. */
  readonly api: string | undefined
  /** 0: no check waits for a code to expire. */
  readonly codeLifeSeconds: number
}

export interface Person {
  readonly user: string
  readonly password: string
}

/** Reads the words of the command; ends with the usage if they name no issuer. */
export function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'client-id': { type: 'string', default: 'bloesem' },
      'redirect-uri': { type: 'string' },
      user: { type: 'string', default: 'noor' },
      password: { type: 'string', default: 'bloesem-demo' },
      scope: { type: 'string', default: 'openid email profile offline_access' },
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
