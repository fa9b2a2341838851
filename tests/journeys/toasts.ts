import { type BrowserContext, expect } from '@playwright/test'

/** Waits until a toast with this text has been shown so many times, in this colour if one is given. */
export type ExpectToast = (text: string | RegExp, colour?: string, times?: number) => Promise<void>

/**
 * Records every toast of a browser context when it appears. A toast goes after three seconds, which is too short to poll
 * on a busy machine.
 */
export async function watchToasts(context: BrowserContext): Promise<ExpectToast> {
  const seen: { text: string; colour: string }[] = []
  await context.exposeBinding('sawToast', (_source, toast) => seen.push(toast))
  await context.addInitScript(() => {
    const { sawToast } = window as unknown as { sawToast: (toast: object) => void }
    const toast = 'section > [aria-live=polite] > *'
    const recordWithin = (node: Node) => {
      if (!(node instanceof HTMLElement)) return
      if (node.matches(toast)) record(node)
      // The region with its toasts moves into a dialog that opens, and back.
      for (const inside of node.querySelectorAll<HTMLElement>(toast)) record(inside)
    }
    const record = (node: HTMLElement) => {
      const text = node.querySelector('p')?.textContent
      sawToast({ text, colour: getComputedStyle(node).backgroundColor })
    }
    const changes = new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(recordWithin)
    })
    changes.observe(document, { childList: true, subtree: true })
  })
  return (text, colour, times = 1) => {
    const isExpected = (toast: (typeof seen)[number]) =>
      (typeof text === 'string' ? toast.text === text : text.test(toast.text)) &&
      (colour === undefined || toast.colour === colour)
    const shown = () => (seen.filter(isExpected).length >= times ? 'shown' : [...seen])
    // Nothing is asked of the page, so that it may look often.
    return expect.poll(shown, { message: `the toast ${text}`, intervals: [50] }).toBe('shown')
  }
}
