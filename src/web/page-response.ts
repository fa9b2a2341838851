import { deferScripts } from './scripts-after-paint.ts'
import type { PageResponse } from './web-server.ts'

/** The rendered response as it is sent. In production the scripts of a page start after the first paint. */
export async function toPageResponse(response: Response, nonce: string): Promise<PageResponse> {
  const { status, headers } = response
  const text = await response.text()
  const isPage = import.meta.env.PROD && headers.get('content-type')?.includes('html')
  return { status, headers, text: isPage ? deferScripts(text, nonce) : text }
}
