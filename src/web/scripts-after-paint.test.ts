import { expect, test } from 'vitest'
import { deferScripts } from './scripts-after-paint.ts'

const styles = '<link rel="stylesheet" href="/s.css"/>'
const face = '<link rel="preload" as="font" href="/f.woff2"/>'
const messagesPreload = '<link rel="preload" as="fetch" href="/nl.json" data-messages=""/>'
const script = '<link rel="modulepreload" href="/a.js" nonce="n"/>'
const entry = '<script type="module" async="" src="/a.js" nonce="n"></script>'

test('scripts and messages wait in a template before the style sheet; fonts do not', () => {
  const page = deferScripts(`<head>${styles}${script}${face}${messagesPreload}</head>${entry}`, 'n')
  const [waiting = ''] = page.match(/<template>.*<\/template>/) ?? []
  expect(waiting).toBe(`<template>${script}${messagesPreload}${entry}</template>`)
  expect(page.replace(waiting, '')).toMatch(
    /^<head><script nonce="n">[^<]*<\/script><link rel="stylesheet" href="\/s.css"\/><link rel="preload" as="font" href="\/f.woff2"\/><\/head>$/,
  )
})

test('a page without scripts or without a style sheet stays as it is', () => {
  for (const page of [`<head>${styles}${face}</head>`, `<head>${script}</head>${entry}`])
    expect(deferScripts(page, 'n')).toBe(page)
})
