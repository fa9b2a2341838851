import type { Page } from '@playwright/test'

/** What the page has written to the console as an error so far. */
export function faultsOf(page: Page): () => string {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return () => faults.join('\n')
}
