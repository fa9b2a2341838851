/** A schema.org Thing. */
export type Thing = { readonly '@type': string } & { readonly [property: string]: unknown }

/** The JSON-LD script of a page's head. */
export function jsonLdScript(things: readonly Thing[]) {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return [{ type: 'application/ld+json', children: graph.replace(UNSAFE, escapeCharacter) }]
}

/** A breadcrumb list from the home page to a page: names and URLs. */
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

// Characters that could end the script, open a comment or break a line.
const UNSAFE = /[<>&\u2028\u2029]/g

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
