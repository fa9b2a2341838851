/** The issuer whose tokens are accepted, and the client's settings at it. */
export interface SignIn {
  /** The `iss` of every token and the base of the discovery URL. */
  issuer: string
  clientId: string
  /** The values of `amr` and `acr` in its tokens that say that a second factor was shown. */
  secondFactorValues: readonly string[]
  redirectPath: '/' | '/auth/callback'
  logoutStyle: 'oidc' | 'cognito'
  /** The name of the social option it offers, if any. */
  socialName?: string | undefined
  /** Our own hosted sign-in: a revoked refresh token ends its session too. */
  embedded: boolean
}

const SCOPE = 'email openid profile'
const COGNITO_SCOPE = 'aws.cognito.signin.user.admin'

/** The scope of a sign-in (AUTH-03). Issuers other than Cognito and the embedded one refuse Cognito's scope. */
export function scopeOf({ embedded, logoutStyle }: SignIn): string {
  return embedded || logoutStyle === 'cognito' ? `${SCOPE} ${COGNITO_SCOPE}` : SCOPE
}
