/** The path of the embedded sign-in. */
export const IDENTITY_PATH = '/identity'

/** The path of the product's callback; without a response it leads to the page where the last sign-in began. */
export const CALLBACK_PATH = '/auth/callback'
/** The page of the product that asks to sign in again and returns to the security page. */
export const SECURITY_START_PATH = '/security'
const REDIRECT_PATHS = ['/', CALLBACK_PATH] as const

/** The client settings of the embedded issuer; the counterpart of an outside issuer's configuration. */
export function embeddedSignIn(
  publicUrl: string,
  redirectPath: (typeof REDIRECT_PATHS)[number] = CALLBACK_PATH,
  socialName?: string,
) {
  return {
    issuer: `${publicUrl}${IDENTITY_PATH}`,
    clientId: 'bloesem',
    secondFactorValues: ['mfa'],
    redirectPath,
    logoutStyle: 'oidc',
    socialName,
    embedded: true,
  } as const
}

/** The registration of the product as a public client: no secret, always PKCE, exact redirect URIs. */
export function embeddedClient(publicUrl: string) {
  return {
    client_id: embeddedSignIn(publicUrl).clientId,
    client_name: 'Bloesem',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: REDIRECT_PATHS.map((path) => `${publicUrl}${path}`),
    post_logout_redirect_uris: [`${publicUrl}/`],
  } as const
}
