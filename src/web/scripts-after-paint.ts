import { earlyClicksScript } from './early-clicks.ts'

/**
 * Takes what brings a page to life out of the way of its first picture: the scripts and their words wait in a
 * template until the page is painted. Where the style sheet itself is slow to come they are asked for meanwhile: a
 * slow network must not wait twice. What is pressed until they are there is kept for them.
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
  // Ahead of the style sheet: what comes behind it is not run before it is here.
  const newHead = remainingHead.replace(STYLE_SHEET_LINK, () => deferred + STYLE_SHEET_LINK)
  return newHead + html.slice(body, entryStart) + html.slice(entryEnd)
}

const PRELOAD_LINK = /<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g
const STYLE_SHEET_LINK = '<link rel="stylesheet"'
const ENTRY = '<script type="module" async=""'
const END_OF_SCRIPT = '</script>'

/** Runs in the page, by itself: it may name nothing from around it. */
function startAfterPaint() {
  const deferred = document.currentScript?.previousElementSibling as HTMLTemplateElement
  document.currentScript?.remove()
  const loadScripts = () => {
    if (!deferred.isConnected) return
    deferred.remove()
    const entry = deferred.content.lastElementChild as HTMLScriptElement
    entry.remove()
    document.head.append(deferred.content)
    // What the server tells the scripts stands at the end of the page.
    const runEntry = () => document.head.append(entry)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', runEntry)
    else runEntry()
  }
  // The first formatter of a tab reads all the languages a browser knows: on a phone 50 ms, spent while styles travel.
  setTimeout(() => new Intl.NumberFormat(document.documentElement.lang))
  if (document.hidden) return loadScripts()
  requestAnimationFrame(() => setTimeout(loadScripts))
  setTimeout(() => {
    if (document.styleSheets.length === 0) loadScripts()
  }, 200)
}
