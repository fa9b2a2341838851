import { expect, test } from 'vitest'
import { qrFile, qrPath } from './qr-code.ts'
import { siteButton } from './site-button.ts'

test('[WORK-80] a QR code has its three finders inside four modules of white', () => {
  const { path, size } = qrPath('https://bloesem.example/profile/salon-kersenbloesem')
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h1v1h-1z`)
  const finder = (x: number, y: number) =>
    [0, 1, 2, 3, 4, 5, 6].map((nth) => isDark(x + nth, y)).every(Boolean)
  expect([finder(4, 4), finder(size - 11, 4), finder(4, size - 11)]).toEqual([true, true, true])
  for (let at = 0; at < size; at++) expect(isDark(at, 3) || isDark(3, at)).toBe(false)
  expect(qrFile('x')).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
})

test('[WORK-81] the button is one line: a plain link with its style in it', () => {
  const line = siteButton({ href: 'https://bloesem.example/profile/a', label: 'Maak & "kom"' })
  expect(line).not.toContain('\n')
  expect(line).toMatch(/^<a href="https:\/\/bloesem.example\/profile\/a" style="display:inline-/)
  expect(line).toContain('border-radius:999px;')
  expect(line.endsWith('>Maak &#38; &#34;kom&#34;</a>')).toBe(true)
})
