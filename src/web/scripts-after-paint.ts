import { earlyClicksScript } from './early-clicks.ts'

/**
 * Defers the scripts of a page until its first paint: script tags and preloads move into a template. Where the style
 * sheet takes longer than 200 ms they load at once. Clicks until then are saved and replayed (early-clicks.ts).
 */
export function deferScripts(html: string, nonce: string): string {
  const body = html.indexOf('</head>')
  const head = html.slice(0, body)
  const entryStart = html.lastIndexOf(ENTRY)
  if (entryStart < 0 || !head.includes(STYLE_SHEET_LINK)) return html
  const entryEnd = html.indexOf(END_OF_SCRIPT, entryStart) + END_OF_SCRIPT.length
  const entry = html.slice(entryStart, entryEnd)
  const preloads: string[] = []
  const remainingHead = head.replace(PRELOAD_LINK, (link) => {
    preloads.push(link)
    return ''
  })
  const deferred = `<template>${preloads.join('')}${entry}</template><script nonce="${nonce}">${earlyClicksScript()};(${startAfterPaint})()</script>`
  // Before the style sheet: a script after it would wait for it.
  const newHead = remainingHead.replace(STYLE_SHEET_LINK, () => deferred + STYLE_SHEET_LINK)
  return newHead + html.slice(body, entryStart) + html.slice(entryEnd)
}

const PRELOAD_LINK = /<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g
const STYLE_SHEET_LINK = '<link rel="stylesheet"'
const ENTRY = '<script type="module" async=""'
const END_OF_SCRIPT = '</script>'

/** Inlined in the page as text: it may use nothing from outside this function. */
function startAfterPaint() {
  const deferred = document.currentScript?.previousElementSibling as HTMLTemplateElement
  document.currentScript?.remove()
  const loadScripts = () => {
    if (!deferred.isConnected) return
    deferred.remove()
    const entry = deferred.content.lastElementChild as HTMLScriptElement
    entry.remove()
    document.head.append(deferred.content)
    // The entry script reads data at the end of the page, so the page must be parsed first.
    const runEntry = () => document.head.append(entry)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', runEntry)
    else runEntry()
  }
  // The first Intl formatter takes 50 ms on a phone; creating it here overlaps with loading the style sheet.
  setTimeout(() => new Intl.NumberFormat(document.documentElement.lang))
  if (document.hidden) return loadScripts()
  requestAnimationFrame(() => setTimeout(loadScripts))
  setTimeout(() => {
    if (document.styleSheets.length === 0) loadScripts()
  }, 200)
}
