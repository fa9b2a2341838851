import { scriptsAfterPaint } from './scripts-after-paint.ts'
import type { PageAnswer } from './web-server.ts'

/** What the framework made of a request, as it is sent; in the built product its scripts wait for the first picture. */
export async function answerOf(page: Response, nonce: string): Promise<PageAnswer> {
  const { status, headers } = page
  const text = await page.text()
  const isPage = import.meta.env.PROD && headers.get('content-type')?.includes('html')
  return { status, headers, text: isPage ? scriptsAfterPaint(text, nonce) : text }
}
