import { expect, test } from 'vitest'
import { type Letter, renderLetter } from './letter.ts'

const letter: Letter = {
  language: 'nl',
  subject: 'Bevestigd: Gellak',
  heading: 'Je afspraak staat',
  opening: 'Dag Anouk,',
  rows: [{ label: 'Waar', lines: ['Haarlemmerdijk 112'] }],
  notes: [],
  link: { label: 'Bekijk', url: 'https://bloesem.example/bookings/1' },
}

test('a subject has one line, whatever it contains', () => {
  const subject = 'Gellak\r\nBcc: iedereen@voorbeeld.nl\u2028bij \u0000Iris'
  expect(renderLetter({ ...letter, subject }).subject).toBe(
    'Gellak Bcc: iedereen@voorbeeld.nl bij  Iris',
  )
})

test('empty parts are left out of text and HTML', () => {
  const rows = [
    ...letter.rows,
    { label: 'Korting', lines: ['', ''] },
    { label: 'Reden', lines: [] },
  ]
  const { text, html } = renderLetter({ ...letter, rows })
  for (const said of [text, html]) {
    expect(said).toContain('Waar')
    expect(said).not.toMatch(/Korting|Reden/)
  }
  expect(text).not.toMatch(/\n\n\n/)
})

test('values stay text: no markup, no row of the table, no other address', () => {
  const typed = '"><b>x</b>\nWanneer:'
  const { text, html } = renderLetter({
    ...letter,
    heading: typed,
    opening: typed,
    notes: [typed],
    rows: [{ label: 'Bericht', lines: [typed] }],
    link: { label: typed, url: 'https://bloesem.example/?a="&b' },
  })
  expect(html).not.toContain('<b>')
  expect(html).toContain('href="https://bloesem.example/?a=&#34;&#38;b"')
  expect(text).toContain('Bericht:\n  "><b>x</b>\n  Wanneer:')
})
