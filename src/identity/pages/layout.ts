import { signIn as english } from '#messages/en/signIn.ts'
import { type Language, languages } from '#messages/language.ts'
import { signIn as dutch } from '#messages/nl/signIn.ts'
import type { Words } from '#messages/words.ts'
import { html, type Markup } from '../markup.ts'
import { assetUrl, paperByDay, paperByNight, wordmark } from './assets.ts'

export type SignInWords = Words<typeof english>

const words: Record<Language, SignInWords> = { en: english, nl: dutch }

/** What of the installation a page shows. */
export interface Site {
  publicUrl: string
  /** Strangers come to a demonstration: every page says that it is one. */
  isPublicDemo: boolean
}

/** Whom a page speaks to. */
export interface Reader {
  language: Language
  words: SignInWords
  /** The product's start page. */
  home: string
  isPublicDemo: boolean
}

export function readerOf(language: Language, { publicUrl, isPublicDemo }: Site): Reader {
  return { language, words: words[language], home: `${publicUrl}/`, isPublicDemo }
}

/** The id of a page's main form. The language switch sends it along, so that nothing typed is lost. */
export const MAIN_FORM = 'main-form'

/** Strict: no script at all, forms to ourselves only, in nobody's frame. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export interface Page {
  title: string
  /** Inside the card, under the heading. */
  body: Markup
  /** Beside the card. */
  beside?: Markup | undefined
  hasForm?: boolean
}

/** A whole page of the hosted sign-in, as HTML that needs no script. */
export function layout({ title, body, beside, hasForm = false }: Page, reader: Reader): string {
  const { language, words: said, home, isPublicDemo } = reader
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${paperByDay}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${paperByNight}" media="(prefers-color-scheme: dark)">
<meta name="robots" content="noindex">
<title>${title} · Bloesem</title>
<link rel="icon" href="/favicon.svg">
<link rel="preload" href="/identity/assets/fraunces.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/identity/assets/commissioner.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${assetUrl('identity.css')}">
</head>
<body>
<header class="head"><a href="${home}" aria-label="${said.home}">${wordmark}</a></header>
${isPublicDemo && html`<aside class="demo-notice" aria-label="${said.demoNotice.label}"><p>${said.demoNotice.text}</p></aside>`}
<main>
<div class="card">
<img class="frieze" src="${assetUrl('frieze.svg')}" width="440" height="110" alt="">
<div class="body"><h1>${title}</h1>${body}</div>
</div>
${beside}
</main>
<footer>${languageSwitch(reader, hasForm)}</footer>
</body>
</html>`.markup
}

// Last in the page: Enter in a field must press the form's own button, which is its first.
function languageSwitch({ language, words: said }: Reader, hasForm: boolean): Markup {
  const choices = languages.map((each) => {
    const name = said.languages[each]
    if (each === language) return html`<span lang="${each}" aria-current="true">${name}</span>`
    if (!hasForm) return html`<a href="?lang=${each}" lang="${each}">${name}</a>`
    return html`<button form="${MAIN_FORM}" name="language" value="${each}" lang="${each}">${name}</button>`
  })
  return html`<div class="languages" role="group" aria-label="${said.language}">${choices}</div>`
}
