import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose'

export const CLIENT_ID = 'a-client'

/** An outside issuer that signs an access token for any user name. */
export async function aTokenIssuer(issuer: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  return {
    jwks: { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] },
    tokenFor: (userName: string) =>
      new SignJWT({ username: userName, grant_id: `grant-of-${userName}` })
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
        .setSubject(`subject-of-${userName}`)
        .setIssuer(issuer)
        .setAudience(CLIENT_ID)
        .setExpirationTime('2h')
        .sign(privateKey),
  }
}

/** The issuer's reply under a URL: its keys or its metadata. */
export function issuerAnswer(issuer: string, jwks: JSONWebKeySet, url: string): object {
  if (url.endsWith('/jwks')) return jwks
  return {
    issuer,
    jwks_uri: `${issuer}/jwks`,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
  }
}
