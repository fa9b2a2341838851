import { earlyPresses } from './early-presses.ts'

/**
 * Takes what brings a page to life out of the way of its first picture: the scripts and their words wait in a
 * template until the page is painted. Where the style sheet itself is slow to come they are asked for meanwhile: a
 * slow network must not wait twice. What is pressed until they are there is kept for them.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  const body = html.indexOf('</head>')
  const head = html.slice(0, body)
  const entryAt = html.lastIndexOf(ENTRY)
  if (entryAt < 0 || !head.includes(STYLES)) return html
  const entryEnd = html.indexOf(END_OF_SCRIPT, entryAt) + END_OF_SCRIPT.length
  const entry = html.slice(entryAt, entryEnd)
  const ahead: string[] = []
  const left = head.replace(AHEAD, (link) => {
    ahead.push(link)
    return ''
  })
  const waiting = `<template>${ahead.join('')}${entry}</template><script nonce="${nonce}">${earlyPresses()};(${start})()</script>`
  // Ahead of the style sheet: what comes behind it is not run before it is here.
  const shown = left.replace(STYLES, () => waiting + STYLES)
  return shown + html.slice(body, entryAt) + html.slice(entryEnd)
}

const AHEAD = /<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g
const STYLES = '<link rel="stylesheet"'
const ENTRY = '<script type="module" async=""'
const END_OF_SCRIPT = '</script>'

/** Runs in the page, by itself: it may name nothing from around it. */
function start() {
  const waiting = document.currentScript?.previousElementSibling as HTMLTemplateElement
  document.currentScript?.remove()
  const begin = () => {
    if (!waiting.isConnected) return
    waiting.remove()
    const entry = waiting.content.lastElementChild as HTMLScriptElement
    entry.remove()
    document.head.append(waiting.content)
    // What the server tells the scripts stands at the end of the page.
    const enter = () => document.head.append(entry)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', enter)
    else enter()
  }
  // The first formatter of a tab reads all the languages a browser knows: on a phone 50 ms, spent while styles travel.
  setTimeout(() => new Intl.NumberFormat(document.documentElement.lang))
  if (document.hidden) return begin()
  requestAnimationFrame(() => setTimeout(begin))
  setTimeout(() => {
    if (document.styleSheets.length === 0) begin()
  }, 200)
}
