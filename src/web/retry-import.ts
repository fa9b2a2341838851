/**
 * A dynamic import that can be retried. Browsers cache a failed module by its URL: a retry adds a query to the URL, which
 * most browsers name in the error.
 */
export function retryableImport<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let address: string | undefined
  let attempts = 0
  return async () => {
    try {
      return await (address ? import(/* @vite-ignore */ `${address}?try=${attempts}`) : load())
    } catch (cause) {
      attempts += 1
      address ??= /https?:\/\/\S+\.js/.exec(String(cause))?.[0]
      throw cause
    }
  }
}
