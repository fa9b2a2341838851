import type { JWK } from 'jose'
import {
  type Account,
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider'
import { languages } from '#messages/language.ts'
import { readerLanguage } from '#messages/reader-language.ts'
import { keyring } from '#platform/crypto.ts'
import type { Log } from '#platform/log.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#platform/time-units.ts'
import { embeddedClient, embeddedSignIn, IDENTITY_PATH } from '../client.ts'
import { PAGE_POLICY, type Reader, readerOf, type Site } from '../pages/layout.ts'
import { brokenPage, signedOutPage, signOutPage } from '../pages/notices.ts'
import { mustShowSecondFactor } from '../second-factor/must-show-second-factor.ts'
import type { SecondFactorStore } from '../second-factor/store.ts'
import type { User, UserStore } from '../users/store.ts'
import { adapterFor } from './adapter.ts'
import { isServerError, mapProtocolErrors } from './protocol-errors.ts'
import { SIGNING_ALGORITHM } from './signing-keys.ts'
import type { ProtocolStore } from './store.ts'

export interface IssuerDeps extends Site {
  secretKey: string
  users: UserStore
  artifacts: ProtocolStore
  factors: Pick<SecondFactorStore, 'find'>
  /** Null where there is no demo. */
  demo: unknown
  log: Log
  /** Called when a grant was revoked: its tokens must be refused. */
  onGrantRevoked: (grantId: string) => Promise<void>
}

const SCOPES = ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin', 'offline_access']

/** Creates the OpenID Connect issuer of the embedded sign-in, with one public client. */
export function createIssuer(keys: JWK[], deps: IssuerDeps): Provider {
  const { issuer } = embeddedSignIn(deps.publicUrl)
  const provider = new Provider(issuer, configuration(keys, deps))
  provider.proxy = true // mount-issuer.ts writes the forwarding headers itself
  provider.on('server_error', (_ctx, err) => deps.log.error({ err }, 'the sign-in failed'))
  return provider
}

function configuration(keys: JWK[], deps: IssuerDeps): Configuration {
  return {
    adapter: (kind) => adapterFor(kind, deps.artifacts, deps.onGrantRevoked),
    clients: [
      { ...embeddedClient(deps.publicUrl), id_token_signed_response_alg: SIGNING_ALGORITHM },
    ],
    jwks: { keys } as Configuration['jwks'],
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
    clientDefaults: { id_token_signed_response_alg: SIGNING_ALGORITHM },
    discovery: {
      prompt_values_supported: ['none', 'login', 'create'],
      ui_locales_supported: [...languages],
    },
    responseTypes: ['code'],
    extraParams: ['identity_provider'], // as in Cognito: goes directly to the social option
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    scopes: SCOPES,
    claims: CLAIMS,
    ...mapProtocolErrors({
      findAccount: async (_ctx: unknown, subject: string) =>
        accountOf(await deps.users.findUnlocked(subject)),
      extraTokenClaims: async (ctx: KoaContextWithOIDC, token: object) =>
        'accountId' in token
          ? accessTokenClaims(token as AccountToken, signInOf(ctx), deps.users)
          : undefined,
    }),
    // The only client is our own, so there is no consent page.
    loadExistingGrant: (ctx) => grantFor(ctx, deps.publicUrl),
    issueRefreshToken: async () => true,
    expiresWithSession: async () => true, // every sign-out ends all tokens
    rotateRefreshToken: true,
    ttl: {
      AccessToken: HOUR_SECONDS,
      IdToken: HOUR_SECONDS,
      AuthorizationCode: 60,
      Interaction: HOUR_SECONDS,
      RefreshToken: 30 * DAY_SECONDS,
      // A refresh token lasts 30 days and is renewed for at most half a year.
      Session: (_ctx, { accountId }) =>
        accountId === undefined ? HOUR_SECONDS : 180 * DAY_SECONDS,
      Grant: 180 * DAY_SECONDS,
    },
    interactions: {
      url: (_ctx, interaction) => `${IDENTITY_PATH}/interaction/${interaction.uid}`,
      policy: signInPolicy(deps),
    },
    cookies: cookies(deps.secretKey),
    features: features(deps),
    clientBasedCORS: (_ctx, origin) => origin === deps.publicUrl,
    renderError: (ctx, { error }) => {
      const reason = isServerError(error) ? 'trouble' : 'wrongLink'
      return show(ctx, brokenPage(readerOfContext(ctx, deps), reason))
    },
  }
}

const CLAIMS = {
  openid: ['sub', 'amr'],
  email: ['email', 'email_verified'],
  profile: [
    'name',
    'preferred_username',
    'cognito:username',
    'picture',
    'phone_number',
    'custom:role',
  ],
}

function accountOf(user: User | undefined): Account | undefined {
  if (!user) return undefined
  return {
    accountId: user.subject,
    claims: async () => ({
      sub: user.subject,
      email: user.email,
      email_verified: true,
      name: user.name,
      preferred_username: user.userName,
      'cognito:username': user.userName,
      picture: user.pictureUrl ?? undefined,
      phone_number: user.phoneNumber ?? undefined,
      'custom:role': user.role,
    }),
  }
}

interface AccountToken {
  accountId: string
  grantId?: string
}

// The claims from which the API creates an account; with grant_id it refuses the token after a sign-out.
async function accessTokenClaims(
  token: AccountToken,
  signIn: SignIn | undefined,
  users: UserStore,
) {
  const user = await users.findUnlocked(token.accountId)
  if (!user) return undefined
  return {
    token_use: 'access',
    grant_id: token.grantId,
    auth_time: signIn?.authTime,
    amr: signIn?.amr,
    username: user.userName,
    name: user.name,
    email: user.email,
    email_verified: true, // every address here is verified
    ...(user.phoneNumber && { phone_number: user.phoneNumber }),
  }
}

interface SignIn {
  authTime?: number | undefined
  amr?: string[] | undefined
}

// When and how the person of the code or refresh token signed in (RFC 9068).
function signInOf({ oidc }: KoaContextWithOIDC): SignIn | undefined {
  return oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken
}

// Each sign-in gets its own grant, so that revoking one does not end another.
async function grantFor(ctx: KoaContextWithOIDC, publicUrl: string) {
  const { client, session, provider, result } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const known = result?.login ? undefined : session.grantIdFor(client.clientId)
  const existing = known && (await provider.Grant.find(known))
  if (existing) return existing
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
  grant.addOIDCScope(SCOPES.join(' '))
  grant.addResourceScope(publicUrl, SCOPES.join(' '))
  await grant.save()
  return grant
}

// prompt=create: "Initiating User Registration via OpenID Connect 1.0". A session that has not shown the second factor of its
// person signs in again; one that has shown it by adding it gets tokens that say so.
function signInPolicy(deps: IssuerDeps) {
  const policy = interactionPolicy.base()
  const check = new interactionPolicy.Check(
    'second_factor_missing',
    'the session has not shown the second factor',
    async ({ oidc: { session } }) => session !== undefined && mustShowSecondFactor(session, deps),
  )
  policy.get('login')?.checks.add(check)
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  return policy
}

function cookies(secretKey: string): Configuration['cookies'] {
  const options = { httpOnly: true, sameSite: 'lax', signed: true } as const
  return {
    names: { session: 'identity_session', interaction: 'identity_step', resume: 'identity_resume' },
    long: { ...options, path: IDENTITY_PATH },
    short: options,
    keys: [keyring(secretKey, 'identity/cookies').fingerprint('signature')],
  }
}

function features(site: Site): Configuration['features'] {
  const { publicUrl } = site
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    userinfo: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: async () => publicUrl,
      useGrantedResource: async () => true,
      getResourceServerInfo: async (_ctx, resource) => {
        if (resource !== publicUrl) throw new errors.InvalidTarget()
        return {
          scope: SCOPES.join(' '),
          audience: publicUrl,
          accessTokenTTL: HOUR_SECONDS,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: SIGNING_ALGORITHM } },
        }
      },
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => show(ctx, signOutPage(readerOfContext(ctx, site), form)),
      postLogoutSuccessSource: (ctx) => show(ctx, signedOutPage(readerOfContext(ctx, site))),
    },
  }
}

function readerOfContext(ctx: KoaContextWithOIDC, site: Site): Reader {
  const language = readerLanguage({
    asked: ctx.query.lang,
    cookie: ctx.cookies.get('language', { signed: false }),
    locales: ctx.query.ui_locales,
  })
  return readerOf(language, site)
}

async function show(ctx: KoaContextWithOIDC, page: string): Promise<void> {
  ctx.type = 'html'
  ctx.set('content-security-policy', PAGE_POLICY)
  ctx.body = page
}
