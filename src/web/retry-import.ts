/**
 * Fetches a part of the script as often as it is asked for. A browser remembers of an address that it gave no module: the
 * next try is made under another one, which the fault tells in most browsers.
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
