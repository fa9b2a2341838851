import { deferScripts } from './scripts-after-paint.ts'
import type { PageResponse } from './web-server.ts'

/** What the framework made of a request, as it is sent; in the built product its scripts wait for the first picture. */
export async function toPageResponse(response: Response, nonce: string): Promise<PageResponse> {
  const { status, headers } = response
  const text = await response.text()
  const isPage = import.meta.env.PROD && headers.get('content-type')?.includes('html')
  return { status, headers, text: isPage ? deferScripts(text, nonce) : text }
}
