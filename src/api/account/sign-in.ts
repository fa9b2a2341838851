/** The issuer whose tokens count here, and how the browser gets them. */
export interface SignIn {
  /** The `iss` of every token; discovery is found below it. */
  issuer: string
  clientId: string
  redirectPath: '/' | '/auth/callback'
  logoutStyle: 'oidc' | 'cognito'
  /** Our own hosted sign-in: a revoked refresh token ends its session too. */
  embedded: boolean
}
