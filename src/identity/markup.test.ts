import { expect, test } from 'vitest'
import { attributes, html } from './markup.ts'

const typed = `"><script>alert('1')</script>&`

test('typed text cannot end an attribute or start an element', () => {
  const { markup } = html`<p title="${typed}" class='${typed}'>${typed}</p>`
  const kept = '&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#38;'
  expect(markup).toBe(`<p title="${kept}" class='${kept}'>${kept}</p>`)
  expect(attributes({ value: typed }).markup).toBe(` value="${kept}"`)
})

test('markup is inserted unchanged, lists too; undefined values leave nothing', () => {
  const words = ['a', 'b'].map((word) => html`<li>${word}</li>`)
  expect(html`<ul>${words}</ul>${null}${undefined}${false}${0}`.markup).toBe(
    '<ul><li>a</li><li>b</li></ul>0',
  )
  expect(attributes({ required: true, autofocus: false, value: undefined }).markup).toBe(
    ' required',
  )
})
