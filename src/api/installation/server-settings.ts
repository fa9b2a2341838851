import type { ServerSettingName } from '#domain/server-settings.ts'
import type { Config } from '#platform/config.ts'

export interface ServerSetting {
  readonly name: ServerSettingName
  /** What is in force; null for nothing, and for every secret. */
  readonly value: string | boolean | null
  readonly isSecret: boolean
  /** Whether the environment sets it; the default is in force otherwise. */
  readonly isSet: boolean
}

/** How the value of a setting may be shown. What has no rule is not shown. */
type Rule = 'secret' | ((config: Config) => string | number | boolean | null | undefined)

/**
 * For each part of the configuration its variables, and of each whether its value may be shown (DESK-177). Addresses of services
 * are shown without what may be a key: user, password, path and query.
 */
const RULES: Record<keyof Config, Partial<Record<ServerSettingName, Rule>>> = {
  publicUrl: { PUBLIC_URL: ({ publicUrl }) => publicUrl },
  host: { HOST: ({ host }) => host },
  port: { PORT: ({ port }) => port },
  mode: { NODE_ENV: ({ mode }) => mode },
  trustProxy: { TRUST_PROXY: ({ trustProxy }) => proxiesOf(trustProxy) },
  dataDir: { DATA_DIR: ({ dataDir }) => dataDir },
  databaseUrl: { DATABASE_URL: ({ databaseUrl }) => serverOf(databaseUrl) },
  databaseDirectUrl: {
    DATABASE_DIRECT_URL: ({ databaseDirectUrl }) => serverOf(databaseDirectUrl),
  },
  databaseReplicaUrl: {
    DATABASE_REPLICA_URL: ({ databaseReplicaUrl }) => serverOf(databaseReplicaUrl),
  },
  demo: { DEMO_DATA: ({ demo }) => (demo === 'none' ? false : demo) },
  mail: {
    SMTP_URL: ({ mail }) => serverOf(mail.smtpUrl),
    MAIL_FROM: ({ mail }) => mail.from,
  },
  operator: {
    OPERATOR_NAME: ({ operator }) => operator.name,
    OPERATOR_ADDRESS: ({ operator }) => operator.address,
    OPERATOR_EMAIL: ({ operator }) => operator.email,
    OPERATOR_KVK: ({ operator }) => operator.kvkNumber,
    OPERATOR_VAT: ({ operator }) => operator.vatId,
  },
  termsUrl: { TERMS_URL: ({ termsUrl }) => serverOf(termsUrl) },
  registration: { REGISTRATION: ({ registration }) => registration },
  dac7: { DAC7: ({ dac7 }) => dac7 },
  workItemTerms: {
    REGISTRATION_DAYS: ({ workItemTerms }) => workItemTerms.registration,
    MESSAGE_DAYS: ({ workItemTerms }) => workItemTerms.message,
  },
  outsideIssuer: {
    OIDC_ISSUER: ({ outsideIssuer }) => serverOf(outsideIssuer?.issuer),
    OIDC_CLIENT_ID: ({ outsideIssuer }) => outsideIssuer?.clientId,
    OIDC_LOGOUT_STYLE: ({ outsideIssuer }) => outsideIssuer?.logoutStyle,
    OIDC_SECOND_FACTOR: ({ outsideIssuer }) => outsideIssuer?.secondFactorValues.join(', ') || null,
  },
  redirectPath: { OIDC_REDIRECT_PATH: ({ redirectPath }) => redirectPath },
  social: {
    SOCIAL_ISSUER: ({ social }) => serverOf(social?.issuer),
    SOCIAL_CLIENT_ID: ({ social }) => social?.clientId,
    SOCIAL_CLIENT_SECRET: 'secret',
    SOCIAL_NAME: ({ social }) => social?.name,
  },
  mapTiles: {
    MAP_TILES_URL: ({ mapTiles }) => serverOf(mapTiles?.url),
    MAP_TILES_ATTRIBUTION: ({ mapTiles }) => mapTiles?.attribution,
  },
  placesUrl: { PLACES_URL: ({ placesUrl }) => serverOf(placesUrl) },
  vatCheckUrl: { VAT_CHECK_URL: ({ vatCheckUrl }) => serverOf(vatCheckUrl) },
  pictures: { PICTURES_URL: ({ pictures }) => pictures?.endpoint },
  releasesUrl: { RELEASES_URL: ({ releasesUrl }) => serverOf(releasesUrl) },
  serviceWorker: { SERVICE_WORKER: ({ serviceWorker }) => serviceWorker },
  rateLimit: { RATE_LIMIT: ({ rateLimit }) => rateLimit },
  hstsSubdomains: { HSTS_SUBDOMAINS: ({ hstsSubdomains }) => hstsSubdomains },
  metrics: { METRICS: ({ metrics }) => metrics },
  secretKey: { SECRET_KEY: 'secret' },
}

/** The settings in force, without secrets. */
export function serverSettingsOf(
  config: Config,
  env: Readonly<Record<string, string | undefined>>,
): ServerSetting[] {
  return Object.values(RULES).flatMap((rules) =>
    Object.entries(rules).map(([name, rule]) => ({
      name: name as ServerSettingName,
      value: rule === 'secret' ? null : shownValue(rule(config)),
      isSecret: rule === 'secret',
      isSet: Boolean(env[name]?.trim()),
    })),
  )
}

function shownValue(value: string | number | boolean | null | undefined): string | boolean | null {
  return typeof value === 'number' ? String(value) : (value ?? null)
}

/** Protocol, host and port of an address: a key may stand in everything else. */
function serverOf(address: string | undefined): string | null {
  const url = address === undefined ? null : URL.parse(address)
  return url && `${url.protocol}//${url.host}`
}

function proxiesOf(trustProxy: Config['trustProxy']): string | false {
  if (trustProxy === false) return false
  return Array.isArray(trustProxy) ? trustProxy.join(', ') : String(trustProxy)
}
