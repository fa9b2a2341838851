/** Where the embedded sign-in lives below the product's origin. */
export const IDENTITY_PATH = '/identity'

/** Where the product receives a sign-in; without an answer of ours it leads back to where the last one began. */
export const CALLBACK_PATH = '/auth/callback'
const REDIRECT_PATHS = ['/', CALLBACK_PATH] as const

/** The embedded issuer as the product's own client sees it; the counterpart of an outside issuer's configuration. */
export function embeddedSignIn(
  publicUrl: string,
  redirectPath: (typeof REDIRECT_PATHS)[number] = CALLBACK_PATH,
  socialName?: string,
) {
  return {
    issuer: `${publicUrl}${IDENTITY_PATH}`,
    clientId: 'bloesem',
    redirectPath,
    logoutStyle: 'oidc',
    socialName,
    embedded: true,
  } as const
}

/** The product is a public client: no secret, PKCE always, and these redirect addresses to the letter. */
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
