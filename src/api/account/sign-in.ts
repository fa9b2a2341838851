/** The issuer whose tokens count here, and how the browser gets them. */
export interface SignIn {
  /** The `iss` of every token; discovery is found below it. */
  issuer: string
  clientId: string
  redirectPath: '/' | '/auth/callback'
  logoutStyle: 'oidc' | 'cognito'
  /** The name of the social option it offers, if any. */
  socialName?: string | undefined
  /** Our own hosted sign-in: a revoked refresh token ends its session too. */
  embedded: boolean
}

const SCOPE = 'email openid profile'
const COGNITO_SCOPE = 'aws.cognito.signin.user.admin'

/** What a sign-in asks for (row AUTH-03). Other issuers refuse a scope of Cognito's, which our own takes. */
export function scopeOf({ embedded, logoutStyle }: SignIn): string {
  return embedded || logoutStyle === 'cognito' ? `${SCOPE} ${COGNITO_SCOPE}` : SCOPE
}
