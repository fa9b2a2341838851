import { signIn as english } from '#messages/en/sign-in.ts'
import { type Language, languages } from '#messages/language.ts'
import { signIn as dutch } from '#messages/nl/sign-in.ts'
import type { Words } from '#messages/words.ts'
import { html, type Markup } from '../markup.ts'
import { assetUrl, darkPaper, lightPaper, wordmark } from './assets.ts'

export type SignInTexts = Words<typeof english>

const words: Record<Language, SignInTexts> = { en: english, nl: dutch }

/** The installation's settings that pages need. */
export interface Site {
  publicUrl: string
  /** Whether this is a public demo, which every page says. */
  isPublicDemo: boolean
}

/** The reader of a page. */
export interface Reader {
  language: Language
  words: SignInTexts
  /** The product's start page. */
  home: string
  isPublicDemo: boolean
}

export function readerOf(language: Language, { publicUrl, isPublicDemo }: Site): Reader {
  return { language, words: words[language], home: `${publicUrl}/`, isPublicDemo }
}

/** The id of a page's main form. The language switch submits it, so that typed values are kept. */
export const MAIN_FORM = 'main-form'

/** No scripts, forms to our own origin only, no frames. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The policy of pages for passkeys, which need a script: those of our own files alone. */
export const SCRIPT_PAGE_POLICY = `${PAGE_POLICY}; script-src 'self'`

export interface Page {
  title: string
  /** Inside the card, under the heading. */
  body: Markup
  /** Beside the card. */
  beside?: Markup | undefined
  /** The scripts of the page. */
  scripts?: Markup | null | undefined
  hasForm?: boolean
  /** Whether the page is shown once: another language would lose it. */
  isShownOnce?: boolean
}

/** A whole page of the hosted sign-in, as HTML that needs no script. */
export function layout(page: Page, reader: Reader): string {
  const { title, body, beside, scripts, hasForm = false, isShownOnce = false } = page
  const { language, words: texts, home, isPublicDemo } = reader
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${lightPaper}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${darkPaper}" media="(prefers-color-scheme: dark)">
<meta name="robots" content="noindex">
<title>${title} · Bloesem</title>
<link rel="icon" href="/favicon.svg">
<link rel="preload" href="/identity/assets/fraunces.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/identity/assets/commissioner.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${assetUrl('identity.css')}">
${scripts}
</head>
<body>
<header class="head"><a href="${home}" aria-label="${texts.home}">${wordmark}</a></header>
${isPublicDemo && html`<aside class="demo-notice" aria-label="${texts.demoNotice.label}"><p>${texts.demoNotice.text}</p></aside>`}
<main>
<div class="card">
<img class="frieze" src="${assetUrl('frieze.svg')}" width="440" height="110" alt="">
<div class="body"><h1>${title}</h1>${body}</div>
</div>
${beside}
</main>
${!isShownOnce && html`<footer>${languageSwitch(reader, hasForm)}</footer>`}
</body>
</html>`.markup
}

// Last in the page: Enter in a field presses the first button of the form.
function languageSwitch({ language, words: texts }: Reader, hasForm: boolean): Markup {
  const choices = languages.map((each) => {
    const name = texts.languages[each]
    if (each === language) return html`<span lang="${each}" aria-current="true">${name}</span>`
    if (!hasForm) return html`<a href="?lang=${each}" lang="${each}">${name}</a>`
    return html`<button form="${MAIN_FORM}" name="language" value="${each}" lang="${each}">${name}</button>`
  })
  return html`<div class="languages" role="group" aria-label="${texts.language}">${choices}</div>`
}
