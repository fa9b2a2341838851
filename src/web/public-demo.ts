const NAME = 'public-demo'

/** The meta tag that tells the browser that this is a public demonstration; none elsewhere. */
export function publicDemoTags(isPublicDemo = false): { name: string; content: string }[] {
  return isPublicDemo ? [{ name: NAME, content: 'true' }] : []
}

/** Whether the page has that meta tag. */
export function hasPublicDemoTag(): boolean {
  return document.querySelector(`meta[name="${NAME}"]`) !== null
}
