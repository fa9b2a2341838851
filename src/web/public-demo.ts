const NAME = 'public-demo'

/** How a page tells the browser that it belongs to a public demonstration; nothing elsewhere. */
export function publicDemoTags(isPublicDemo = false): { name: string; content: string }[] {
  return isPublicDemo ? [{ name: NAME, content: 'true' }] : []
}

/** What the page in the browser says of it. */
export function hasPublicDemoTag(): boolean {
  return document.querySelector(`meta[name="${NAME}"]`) !== null
}
