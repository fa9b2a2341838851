import { type BrowserContext, expect } from '@playwright/test'

/** Waits until a toast has said this, in this colour where one is named. */
export type SeeToast = (text: string | RegExp, colour?: string) => Promise<void>

/**
 * Writes down every toast of a context as it appears: it is gone after three seconds, sooner than a busy machine may look.
 */
export async function watchToasts(context: BrowserContext): Promise<SeeToast> {
  const seen: { text: string; colour: string }[] = []
  await context.exposeBinding('sawToast', (_source, toast) => seen.push(toast))
  await context.addInitScript(() => {
    const { sawToast } = window as unknown as { sawToast: (toast: object) => void }
    const toast = 'section > [aria-live=polite] > *'
    const lookIn = (node: Node) => {
      if (!(node instanceof HTMLElement)) return
      if (node.matches(toast)) look(node)
      // The region moves into a dialog that opens and back, with the toasts in it.
      for (const inside of node.querySelectorAll<HTMLElement>(toast)) look(inside)
    }
    const look = (node: HTMLElement) => {
      const text = node.querySelector('p')?.textContent
      sawToast({ text, colour: getComputedStyle(node).backgroundColor })
    }
    const changes = new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(lookIn)
    })
    changes.observe(document, { childList: true, subtree: true })
  })
  return (text, colour) =>
    expect
      .poll(() => seen)
      .toContainEqual({
        text: typeof text === 'string' ? text : expect.stringMatching(text),
        colour: colour ?? expect.any(String),
      })
}
