/** Something of schema.org's vocabulary. */
export type Thing = { readonly '@type': string } & { readonly [property: string]: unknown }

/** What a page is about, as the one script of its head that search engines read (JSON-LD). */
export function jsonLdScript(things: readonly Thing[]) {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return [{ type: 'application/ld+json', children: graph.replace(UNSAFE, escapeCharacter) }]
}

/** The way from the market to a page: names with the addresses they lead to. */
export function breadcrumbs(steps: readonly { name: string; url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

// What would end the script, begin a comment in it or be a line of its own for an older reader.
const UNSAFE = /[<>&\u2028\u2029]/g

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
