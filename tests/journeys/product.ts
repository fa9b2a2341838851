import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anIssuer } from '#identity/testing/an-issuer.ts'
import { aFreePort, startProduct } from '#platform/testing/product.ts'
import { test as journey } from './journey.ts'

const LOTTE = {
  sub: 'lotte-elsewhere',
  name: 'Lotte Smit',
  preferred_username: 'lotte',
  email: 'lotte@voorbeeld.nl',
  email_verified: true,
}

type Issuer = Awaited<ReturnType<typeof anIssuer>>

interface Place {
  issuer: Issuer
  baseURL: string
}

/**
 * Tests on a product of their own with another issuer beside it, each a process of its own that speaks http.
 * @param redirectPath where the issuer sends the browser back to
 */
export function journeysWith(
  environment: (issuer: Issuer) => Record<string, string>,
  { redirectPath, secret }: { redirectPath: string; secret?: string },
) {
  return journey.extend<{ issuer: Issuer }, { place: Place }>({
    place: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
      async ({}, use) => {
        const port = await aFreePort()
        const dataDir = mkdtempSync(join(tmpdir(), 'bloesem-journey-'))
        const issuer = await anIssuer({
          client: {
            client_id: 'bloesem-here',
            ...(secret && { client_secret: secret }),
            redirectUris: [`http://127.0.0.1:${port}${redirectPath}`],
          },
          people: { 'Lotte Smit': LOTTE },
        })
        const product = await startProduct(
          { DATA_DIR: dataDir, DEMO_DATA: '1', ...environment(issuer) },
          port,
        )
        await use({ issuer, baseURL: product.url })
        await product.stop()
        issuer.close()
        rmSync(dataDir, { recursive: true, force: true })
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    issuer: ({ place }, use) => use(place.issuer),
    baseURL: ({ place }, use) => use(place.baseURL),
  })
}
