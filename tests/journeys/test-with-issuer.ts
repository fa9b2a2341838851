import { anIssuer } from '#identity/testing/an-issuer.ts'
import { aFreePort } from '#platform/testing/product.ts'
import { startDemoProduct } from './demo-product.ts'
import { test as journey } from './journey-test.ts'

const LOTTE = {
  sub: 'lotte-elsewhere',
  name: 'Lotte Smit',
  preferred_username: 'lotte',
  email: 'lotte@voorbeeld.nl',
  email_verified: true,
}

type Issuer = Awaited<ReturnType<typeof anIssuer>>

interface ProductServer {
  issuer: Issuer
  baseURL: string
}

/**
 * A test whose worker starts its own server and its own OpenID Connect issuer, both over http.
 * @param redirectPath where the issuer sends the browser back to
 */
export function testWithIssuer(
  environment: (issuer: Issuer) => Record<string, string>,
  { redirectPath, secret }: { redirectPath: string; secret?: string },
) {
  return journey.extend<{ issuer: Issuer }, { productServer: ProductServer }>({
    productServer: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
      async ({}, use) => {
        const port = await aFreePort()
        const issuer = await anIssuer({
          client: {
            client_id: 'bloesem-here',
            ...(secret && { client_secret: secret }),
            redirectUris: [`http://127.0.0.1:${port}${redirectPath}`],
          },
          people: { 'Lotte Smit': LOTTE },
        })
        const product = await startDemoProduct(port, environment(issuer))
        await use({ issuer, baseURL: product.url })
        await product.end()
        issuer.close()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    issuer: ({ productServer }, use) => use(productServer.issuer),
    baseURL: ({ productServer }, use) => use(productServer.baseURL),
  })
}
