import { resolve } from 'node:path'
import { type DemoMode, readDemoMode } from './demo-mode.ts'
import { type EnvReader, readEnvironment } from './environment.ts'
import { isLoopback } from './loopback.ts'
import { readMapTiles } from './map-tiles.ts'
import { type BucketAddress, bucketAddressOf } from './object-storage.ts'
import { PDOK_PLACES } from './places.ts'
import { VIES } from './vat-check.ts'

/** The operator's settings, read once at the start. An unset or empty variable means the default. */
export interface Config {
  mode: 'production' | 'development'
  host: string
  /** 0 lets the system choose. */
  port: number
  /** The origin in links, cookies and redirects: 'https://example.nl', no slash at the end. */
  publicUrl: string
  /** The proxies whose forwarding headers are trusted; false is none. */
  trustProxy: false | number | string[]
  /** Absolute path. */
  dataDir: string
  /** Undefined: the embedded PostgreSQL in dataDir. */
  databaseUrl: string | undefined
  /** The server itself, where databaseUrl leads to a PgBouncer in transaction mode. */
  databaseDirectUrl: string | undefined
  /** Standbys, for reads that may be a little old. */
  databaseReplicaUrl: string | undefined
  demo: DemoMode
  mail: { smtpUrl: string | undefined; from: string }
  /** The path to which a sign-in returns, with the embedded or an outside issuer. */
  redirectPath: '/' | '/auth/callback'
  /** An outside OpenID Connect issuer; undefined is the embedded sign-in. */
  outsideIssuer:
    | {
        issuer: string
        clientId: string
        logoutStyle: 'oidc' | 'cognito'
        /** The values of `amr` and `acr` that say that a second factor was shown; none: it requires none here. */
        secondFactorValues: readonly string[]
      }
    | undefined
  /** The social option of the embedded sign-in. */
  social:
    | { issuer: string; clientId: string; clientSecret: string | undefined; name: string }
    | undefined
  /** The operator's details, which the law requires on the site; null when not set. */
  operator: {
    name: string | null
    address: string | null
    email: string | null
    kvkNumber: string | null
    vatId: string | null
  }
  /** The URL of terms that replace our own text. */
  termsUrl: string | undefined
  /** Map tiles over the bundled map; `attribution` is plain text. Undefined: the bundled map alone. */
  mapTiles: { url: string; attribution: string } | undefined
  /** Template of a places service (places.ts); undefined: typed text is sent to no service. */
  placesUrl: string | undefined
  /** Template of a service that knows VAT ids (vat-check.ts); undefined: nobody is asked. */
  vatCheckUrl: string | undefined
  /** Where the newest release is named (platform/installation.ts); undefined: nobody is asked. */
  releasesUrl: string | undefined
  /** How salons join: an operator decides, or they do once their mail address is proven. */
  registration: 'desk' | 'open'
  /** Whether the installation reports what providers earn to the tax office. */
  dac7: boolean
  /** In how many working days registrations and messages are answered. */
  workItemTerms: { registration: number; message: number }
  /** Where pictures are stored; undefined: in the database. */
  pictures: BucketAddress | undefined
  /** False: browsers unregister the service worker they have. */
  serviceWorker: boolean
  rateLimit: boolean
  /** Whether HSTS includes the subdomains. */
  hstsSubdomains: boolean
  metrics: boolean
  /** Undefined: created on the first start and stored in dataDir (secret.ts). */
  secretKey: string | undefined
}

/** Working days. */
const TERM_DAYS = { from: 1, to: 30 }

/**
 * Reads and validates the environment (variables in docs/operations.md).
 * @throws a StartupError with all errors at once: the variable, the problem and the remedy, never a secret value
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = readEnvironment(env)
  const host = read.text('HOST') ?? '127.0.0.1'
  const port = read.integer('PORT', { from: 0, to: 65_535 }) ?? 3000
  const databaseUrl = read.url('DATABASE_URL', POSTGRES)
  const origin = publicUrl(read, host, port)
  const config: Config = {
    mode: env.NODE_ENV === 'development' ? 'development' : 'production',
    host,
    port,
    publicUrl: origin,
    trustProxy: trustProxy(read),
    dataDir: resolve(read.text('DATA_DIR') ?? '.data'),
    databaseUrl,
    databaseDirectUrl: besidesDatabaseUrl(read, 'DATABASE_DIRECT_URL'),
    databaseReplicaUrl: besidesDatabaseUrl(read, 'DATABASE_REPLICA_URL'),
    demo: readDemoMode(read, { host, publicUrl: origin, databaseUrl }),
    mail: { smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']), from: mailFrom(read, host) },
    redirectPath: read.choice('OIDC_REDIRECT_PATH', ['/', '/auth/callback']) ?? '/auth/callback',
    outsideIssuer: outsideIssuer(read),
    social: social(read),
    operator: operator(read),
    termsUrl: secureUrl(read, 'TERMS_URL'),
    mapTiles: readMapTiles(read),
    placesUrl: placesUrl(read),
    vatCheckUrl: vatCheckUrl(read),
    releasesUrl: secureUrl(read, 'RELEASES_URL'),
    registration: read.choice('REGISTRATION', ['desk', 'open']) ?? 'desk',
    dac7: read.flag('DAC7') ?? false,
    workItemTerms: {
      registration: read.integer('REGISTRATION_DAYS', TERM_DAYS) ?? 3,
      message: read.integer('MESSAGE_DAYS', TERM_DAYS) ?? 2,
    },
    pictures: pictures(read),
    serviceWorker: read.flag('SERVICE_WORKER') ?? true,
    rateLimit: read.flag('RATE_LIMIT') ?? true,
    hstsSubdomains: read.flag('HSTS_SUBDOMAINS') ?? false,
    metrics: read.flag('METRICS') ?? false,
    secretKey: secretKey(read),
  }
  read.throwErrors()
  return config
}

function publicUrl(read: EnvReader, host: string, port: number): string {
  const given = read.url('PUBLIC_URL', ['http:', 'https:'])
  if (given === undefined) {
    if (!isLoopback(host)) {
      read.addError(
        'PUBLIC_URL',
        `is missing, but HOST ${host} is reachable from other machines`,
        'set it to the https address people use; a proxy in front ends TLS',
      )
    }
    return `http://${host.includes(':') ? `[${host.replace(/[[\]]/g, '')}]` : host}:${port}`
  }
  const url = new URL(given)
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    read.addError(
      'PUBLIC_URL',
      'has more than an origin',
      'give scheme, host and port only, such as https://example.nl',
    )
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    read.addError(
      'PUBLIC_URL',
      'is plain http on a name that other machines reach',
      'use https; a proxy in front ends TLS',
    )
  }
  return url.origin
}

const POSTGRES = ['postgres:', 'postgresql:']

function besidesDatabaseUrl(read: EnvReader, name: string): string | undefined {
  const url = read.url(name, POSTGRES)
  if (url === undefined || read.text('DATABASE_URL')) return url
  read.addError(
    name,
    'is set without DATABASE_URL',
    'set both, or neither to use the embedded database',
  )
  return undefined
}

function trustProxy(read: EnvReader): Config['trustProxy'] {
  const text = read.text('TRUST_PROXY')
  if (text === undefined || text === '0' || text === 'off') return false
  if (/^\d+$/.test(text)) return Number(text)
  const proxies = text.split(',').map((proxy) => proxy.trim())
  if (
    proxies.every((proxy) =>
      /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i.test(proxy),
    )
  )
    return proxies
  read.addError(
    'TRUST_PROXY',
    'is neither a number of proxies nor a list of their addresses',
    'write 1, or 10.0.0.0/8, or loopback',
  )
  return false
}

function mailFrom(read: EnvReader, host: string): string {
  const from = read.text('MAIL_FROM')
  if (from === undefined) {
    if (read.text('SMTP_URL')) {
      read.addError(
        'MAIL_FROM',
        'is missing while SMTP_URL is set',
        'set the sender, such as Bloesem <hallo@example.nl>',
      )
    }
    return `Bloesem <no-reply@${isLoopback(host) ? 'localhost' : host}>`
  }
  if (!/^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(from)) {
    read.addError(
      'MAIL_FROM',
      'is not a sender',
      'write an address, or a name with one: Bloesem <hallo@example.nl>',
    )
  }
  return from
}

function outsideIssuer(read: EnvReader): Config['outsideIssuer'] {
  const client = clientOf(read, 'OIDC')
  const logoutStyle = read.choice('OIDC_LOGOUT_STYLE', ['oidc', 'cognito']) ?? 'oidc'
  const secondFactor = read.text('OIDC_SECOND_FACTOR') ?? ''
  const secondFactorValues = secondFactor.split(/[\s,]+/).filter((value) => value !== '')
  return client && { ...client, logoutStyle, secondFactorValues }
}

function social(read: EnvReader): Config['social'] {
  const client = clientOf(read, 'SOCIAL')
  if (!client) return undefined
  if (read.text('OIDC_ISSUER')) {
    read.addError(
      'SOCIAL_ISSUER',
      'belongs to our own sign-in, which OIDC_ISSUER replaces',
      'leave one of them out; an outside issuer brings its own social options',
    )
  }
  return {
    ...client,
    clientSecret: read.text('SOCIAL_CLIENT_SECRET'),
    name: read.text('SOCIAL_NAME') ?? new URL(client.issuer).hostname,
  }
}

function operator(read: EnvReader): Config['operator'] {
  const email = read.text('OPERATOR_EMAIL') ?? null
  if (email !== null && !/^[^\s<>@,]+@[^\s<>@,]+$/.test(email)) {
    read.addError(
      'OPERATOR_EMAIL',
      'is not an address',
      'write one address, such as hallo@example.nl',
    )
  }
  const kvkNumber = read.text('OPERATOR_KVK') ?? null
  if (kvkNumber !== null && !/^\d{8}$/.test(kvkNumber)) {
    read.addError('OPERATOR_KVK', 'is not a KVK number', 'write its eight digits')
  }
  return {
    name: read.text('OPERATOR_NAME') ?? null,
    address: read.text('OPERATOR_ADDRESS') ?? null,
    email,
    kvkNumber,
    vatId: read.text('OPERATOR_VAT') ?? null,
  }
}

function clientOf(read: EnvReader, kind: 'OIDC' | 'SOCIAL') {
  const issuer = secureUrl(read, `${kind}_ISSUER`)
  const clientId = read.text(`${kind}_CLIENT_ID`)
  if (issuer === undefined) return undefined
  if (clientId === undefined) {
    read.addError(
      `${kind}_CLIENT_ID`,
      `is missing while ${kind}_ISSUER is set`,
      'set the client id the issuer gave this site',
    )
    return undefined
  }
  return { issuer, clientId }
}

function secureUrl(read: EnvReader, name: string): string | undefined {
  const text = read.url(name, ['https:', 'http:'])
  if (text === undefined) return undefined
  const url = new URL(text)
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    read.addError(
      name,
      'is plain http on a name that other machines reach',
      'use the https address',
    )
  }
  return text
}

function placesUrl(read: EnvReader): string | undefined {
  return serviceTemplate(read, 'PLACES_URL', { pdok: PDOK_PLACES }, ['{operation}'])
}

function vatCheckUrl(read: EnvReader): string | undefined {
  return serviceTemplate(read, 'VAT_CHECK_URL', { vies: VIES }, ['{country}', '{number}'])
}

/** The template of an outside service: one that is known by its name, or an https address in which all parts stand. */
function serviceTemplate(
  read: EnvReader,
  name: string,
  known: Readonly<Record<string, string>>,
  parts: readonly string[],
): string | undefined {
  const text = read.text(name)
  if (text === undefined || Object.hasOwn(known, text)) return text && known[text]
  const url = URL.parse(text)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  const hasParts = parts.every((part) => text.includes(part))
  if (url && isSafe && hasParts && !text.includes('?')) return text
  const names = Object.keys(known).join(', ')
  read.addError(
    name,
    `is neither ${names} nor a template`,
    `write ${names}, or an https address without a query in which ${parts.join(' and ')} stands`,
  )
  return undefined
}

function pictures(read: EnvReader): BucketAddress | undefined {
  const text = read.url('PICTURES_URL', ['https:', 'http:'])
  if (text === undefined) return undefined
  const address = bucketAddressOf(text)
  const { protocol, hostname } = new URL(text)
  if (address && (protocol === 'https:' || isLoopback(hostname))) return address
  read.addError(
    'PICTURES_URL',
    'is not the https address of a bucket with its keys',
    'write https://KEY:SECRET@storage.example/bucket?region=eu-west-1',
  )
  return undefined
}

function secretKey(read: EnvReader): string | undefined {
  const text = read.text('SECRET_KEY')
  if (text !== undefined && text.length < 32) {
    read.addError(
      'SECRET_KEY',
      'is shorter than 32 characters',
      'make one with: openssl rand -base64 32',
    )
  }
  return text
}
