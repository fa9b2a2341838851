import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without variables the server listens on loopback with the embedded database, the demo market and its own sign-in', () => {
  expect(readConfig({})).toEqual({
    mode: 'production',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    trustProxy: false,
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    demo: 'local',
    mail: { smtpUrl: undefined, from: 'Bloesem <no-reply@localhost>' },
    redirectPath: '/auth/callback',
    outsideIssuer: undefined,
    social: undefined,
    operator: { name: null, address: null, email: null, kvkNumber: null, vatId: null },
    termsUrl: undefined,
    mapTiles: undefined,
    placesUrl: undefined,
    releasesUrl: undefined,
    serviceWorker: true,
    rateLimit: true,
    registration: 'desk',
    dac7: false,
    workItemTerms: { registration: 3, message: 2 },
    hstsSubdomains: false,
    metrics: false,
    secretKey: undefined,
  })
})

test('every variable is read', () => {
  const config = readConfig({
    NODE_ENV: 'development',
    HOST: '0.0.0.0',
    PORT: '8080',
    PUBLIC_URL: 'https://bloesem.example/',
    TRUST_PROXY: '10.0.0.0/8, loopback',
    DATA_DIR: '/srv/bloesem',
    DATABASE_URL: 'postgresql://bloesem:geheim@pgbouncer/bloesem',
    DATABASE_DIRECT_URL: 'postgresql://bloesem:geheim@db/bloesem',
    DATABASE_REPLICA_URL: 'postgresql://bloesem:geheim@standby/bloesem',
    DEMO_DATA: '0',
    SMTP_URL: 'smtps://mail.example:465',
    MAIL_FROM: 'Bloesem <hallo@bloesem.example>',
    OIDC_ISSUER: 'https://cognito-idp.eu-north-1.amazonaws.com/pool',
    OIDC_CLIENT_ID: 'web',
    OIDC_REDIRECT_PATH: '/',
    OIDC_LOGOUT_STYLE: 'cognito',
    OIDC_SECOND_FACTOR: 'mfa, urn:example:gold',
    OPERATOR_NAME: 'Stichting Bloesem',
    OPERATOR_EMAIL: 'hallo@bloesem.example',
    OPERATOR_KVK: '12345678',
    TERMS_URL: 'https://bloesem.example/terms.html',
    MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    MAP_TILES_ATTRIBUTION: '© Tiles Example',
    REGISTRATION_DAYS: '5',
    SERVICE_WORKER: 'off',
    RATE_LIMIT: 'off',
    HSTS_SUBDOMAINS: '1',
    METRICS: '1',
    SECRET_KEY: 'a'.repeat(32),
  })
  expect(config).toMatchObject({
    mode: 'development',
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://bloesem.example',
    trustProxy: ['10.0.0.0/8', 'loopback'],
    dataDir: '/srv/bloesem',
    databaseUrl: 'postgresql://bloesem:geheim@pgbouncer/bloesem',
    databaseDirectUrl: 'postgresql://bloesem:geheim@db/bloesem',
    databaseReplicaUrl: 'postgresql://bloesem:geheim@standby/bloesem',
    demo: 'none',
    mail: { smtpUrl: 'smtps://mail.example:465', from: 'Bloesem <hallo@bloesem.example>' },
    redirectPath: '/',
    outsideIssuer: {
      clientId: 'web',
      logoutStyle: 'cognito',
      secondFactorValues: ['mfa', 'urn:example:gold'],
    },
    operator: { name: 'Stichting Bloesem', email: 'hallo@bloesem.example', kvkNumber: '12345678' },
    termsUrl: 'https://bloesem.example/terms.html',
    mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles Example' },
    workItemTerms: { registration: 5, message: 2 },
    serviceWorker: false,
    rateLimit: false,
    hstsSubdomains: true,
    metrics: true,
  })
})

test('the social option is named after its issuer unless configured', () => {
  const env = {
    SOCIAL_ISSUER: 'https://accounts.example',
    SOCIAL_CLIENT_ID: 'bloesem',
    SOCIAL_CLIENT_SECRET: 'stil',
  }
  expect(readConfig(env).social).toEqual({
    issuer: 'https://accounts.example',
    clientId: 'bloesem',
    clientSecret: 'stil',
    name: 'accounts.example',
  })
  expect(readConfig({ ...env, SOCIAL_NAME: 'Voorbeeld' }).social?.name).toBe('Voorbeeld')
})

const PUBLIC = { HOST: '0.0.0.0', PUBLIC_URL: 'https://bloesem.example' }
const DATABASE = { DATABASE_URL: 'postgres://localhost/bloesem' }

test.each([
  [{}, 'local'],
  [{ HOST: '::1', PUBLIC_URL: 'http://localhost:3000' }, 'local'],
  [{ PUBLIC_URL: 'https://bloesem.example' }, 'none'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, 'none'],
  [PUBLIC, 'none'],
  [DATABASE, 'none'],
  [{ ...DATABASE, DEMO_DATA: '1' }, 'local'],
  [{ DEMO_DATA: 'on' }, 'local'],
  [{ DEMO_DATA: '0' }, 'none'],
  [{ DEMO_DATA: 'public' }, 'public'],
  [{ ...PUBLIC, ...DATABASE, DEMO_DATA: 'public' }, 'public'],
])('the demo market is on by default on a local server only (%o: %s)', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo)
})

test.each([
  [{ ...PUBLIC, DEMO_DATA: '1' }, /^DEMO_DATA is 1 .* HOST 0\.0\.0\.0 .*: write 0 .* or public/],
  [
    { PUBLIC_URL: 'https://bloesem.example', DEMO_DATA: 'yes' },
    /^DEMO_DATA is yes .* PUBLIC_URL https:\/\/bloesem\.example .*: write 0 .* or public/,
  ],
  [
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000', DEMO_DATA: '1' },
    /^DEMO_DATA is 1 .* HOST 0\.0\.0\.0 .*: write 0 .* or public/,
  ],
  [{ DEMO_DATA: 'everybody' }, /^DEMO_DATA is everybody: write 0, 1 or public/],
  [
    { DEMO_DATA: 'public', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hallo@bloesem.example' },
    /^SMTP_URL is set while DEMO_DATA is public: leave one of them out/,
  ],
  [
    { DEMO_DATA: 'public', OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'web' },
    /^OIDC_ISSUER is set while DEMO_DATA is public: leave one of them out/,
  ],
  [
    { DEMO_DATA: 'public', SOCIAL_ISSUER: 'https://id.example', SOCIAL_CLIENT_ID: 'web' },
    /^SOCIAL_ISSUER is set while DEMO_DATA is public: leave one of them out/,
  ],
])('a demo market that is open to others is refused (%o)', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('[MAP-04] a places service is PDOK by name, another by template, or none by default', () => {
  expect(readConfig({ VAT_CHECK_URL: 'vies' }).vatCheckUrl).toMatch(
    /^https:\/\/ec\.europa\.eu\/.*\{number\}$/,
  )
  expect(readConfig({ PLACES_URL: 'pdok' }).placesUrl).toMatch(
    /^https:\/\/api\.pdok\.nl\/.*\{operation\}$/,
  )
  const own = 'https://places.example/v3_1/{operation}'
  expect(readConfig({ PLACES_URL: own }).placesUrl).toBe(own)
  expect(readConfig({}).placesUrl).toBeUndefined()
})

test('[WORK-56] pictures are in a bucket where one is configured', () => {
  const PICTURES_URL = 'https://key:secret@storage.example/pictures?region=eu-1'
  expect(readConfig({ PICTURES_URL }).pictures).toMatchObject({ region: 'eu-1' })
  expect(readConfig({}).pictures).toBeUndefined()
})

test('an empty variable means its default', () => {
  expect(readConfig({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('an IPv6 loopback address is in brackets in the public URL', () => {
  expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
})

test('a number in TRUST_PROXY is a count of proxies', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
})

test.each([
  [{ PORT: 'http' }, 'PORT is http: write a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT is 65536: write a whole number from 0 to 65535.'],
  [{ METRICS: 'maybe' }, 'METRICS is maybe: write 1 or 0.'],
  [{ HOST: '0.0.0.0' }, 'PUBLIC_URL is missing, but HOST 0.0.0.0 is reachable from other machines'],
  [
    { PUBLIC_URL: 'http://bloesem.example' },
    'PUBLIC_URL is plain http on a name that other machines reach',
  ],
  [{ PUBLIC_URL: 'https://bloesem.example/shop' }, 'PUBLIC_URL has more than an origin'],
  [
    { PUBLIC_URL: 'bloesem.example' },
    'PUBLIC_URL is not an address: begin it with http:// or https://.',
  ],
  [
    { DATABASE_URL: 'mysql://localhost' },
    'DATABASE_URL is not an address: begin it with postgres://',
  ],
  [
    { DATABASE_DIRECT_URL: 'postgres://db/bloesem' },
    'DATABASE_DIRECT_URL is set without DATABASE_URL: set both, or neither to use the embedded',
  ],
  [{ DATABASE_REPLICA_URL: 'postgres://db/bloesem' }, 'DATABASE_REPLICA_URL is set without'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is missing while SMTP_URL is set'],
  [{ MAIL_FROM: 'Bloesem' }, 'MAIL_FROM is not a sender'],
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID is missing while OIDC_ISSUER is set'],
  [{ OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'web' }, 'OIDC_ISSUER is plain http'],
  [{ OIDC_LOGOUT_STYLE: 'saml' }, 'OIDC_LOGOUT_STYLE is saml: write oidc or cognito.'],
  [
    { SOCIAL_ISSUER: 'https://id.example' },
    'SOCIAL_CLIENT_ID is missing while SOCIAL_ISSUER is set',
  ],
  [
    {
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'web',
      SOCIAL_ISSUER: 'https://accounts.example',
      SOCIAL_CLIENT_ID: 'web',
    },
    'SOCIAL_ISSUER belongs to our own sign-in, which OIDC_ISSUER replaces',
  ],
  [{ OPERATOR_EMAIL: 'hallo' }, 'OPERATOR_EMAIL is not an address: write one address, such as'],
  [{ OPERATOR_KVK: '1234' }, 'OPERATOR_KVK is not a KVK number: write its eight digits'],
  [{ TERMS_URL: 'http://bloesem.example' }, 'TERMS_URL is plain http'],
  [
    { VAT_CHECK_URL: 'yes' },
    'VAT_CHECK_URL is neither vies nor a template: write vies, or an https',
  ],
  [{ VAT_CHECK_URL: 'http://vat.example/{country}/{number}' }, 'VAT_CHECK_URL is neither'],
  [{ VAT_CHECK_URL: 'https://vat.example/{country}' }, 'VAT_CHECK_URL is neither'],
  [{ PLACES_URL: 'osm' }, 'PLACES_URL is neither pdok nor a template: write pdok, or an https'],
  [{ PLACES_URL: 'http://places.example/{operation}' }, 'PLACES_URL is neither'],
  [{ PLACES_URL: 'https://places.example/search' }, 'PLACES_URL is neither'],
  [
    { PICTURES_URL: 'https://storage.example/pictures' },
    'PICTURES_URL is not the https address of a bucket with its keys: write https://KEY:SECRET@',
  ],
  [{ PICTURES_URL: 'http://key:secret@storage.example/pictures' }, 'PICTURES_URL is not the https'],
  [{ SECRET_KEY: 'kort' }, 'SECRET_KEY is shorter than 32 characters: make one with: openssl'],
  [
    { TRUST_PROXY: 'everyone' },
    'TRUST_PROXY is neither a number of proxies nor a list of their addresses',
  ],
])('%o is refused with a message', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('all errors are listed at once, without secrets', () => {
  const read = () =>
    readConfig({
      PORT: 'x',
      SECRET_KEY: 'te-kort-geheim',
      DATABASE_URL: 'mysql://bloesem:wachtwoord@db/bloesem',
    })
  expect(read).toThrow(/^PORT.*\n?DATABASE_URL.*\n?SECRET_KEY/s)
  expect(read).not.toThrow(/te-kort-geheim|wachtwoord/)
})
