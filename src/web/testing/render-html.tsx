import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import type { Language } from '#messages/language.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { I18nProvider } from '../language.ts'
import { createMessages } from '../messages.ts'
import type { RouterContext } from '../router-context.ts'

const messages = { en: { ...en, ...enPages }, nl: { ...nl, ...nlPages } }

interface RenderedHtml {
  html: string
  /** The text without tags, with normalised spaces. */
  text: string
}

/** Renders an element with router and messages, after all lazy parts have loaded. */
export async function renderHtml(
  element: ReactElement,
  language: Language = 'nl',
): Promise<RenderedHtml> {
  const router = createRouter({
    routeTree: createRootRouteWithContext<Pick<RouterContext, 'origin' | 'queryClientRef'>>()({
      component: () => element,
    }),
    history: createMemoryHistory({ initialEntries: ['/bookings'] }),
    context: { origin: 'https://bloesem.example', queryClientRef: {} },
    isServer: true,
  })
  await router.load()
  const { prelude } = await prerender(
    <I18nProvider value={createMessages(language, messages[language])}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  const html = (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '')
  return { html, text: toPlainText(html) }
}

function toPlainText(html: string): string {
  return html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/ (?=[,.])/g, '')
    .trim()
}
