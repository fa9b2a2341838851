/** Lets the browser save a text as a file. */
export function downloadText(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: fileName }).click()
  URL.revokeObjectURL(address)
}
