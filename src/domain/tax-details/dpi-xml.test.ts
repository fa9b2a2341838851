import { expect, test } from 'vitest'
import { dpiXml } from './dpi-xml.ts'
import { A_MESSAGE, SELLERS } from './testing/dpi-message.ts'

const MESSAGE = { ...A_MESSAGE, isTrial: false }

test('[DESK-189] a person is reported by last name, BSN and birth date, with whole euros per quarter', () => {
  const xml = dpiXml(MESSAGE, SELLERS)
  const flat = xml.replaceAll('\n', '')
  expect(flat).toContain(
    '<dpi:FirstName>Anna Maria</dpi:FirstName><dpi:LastName>de Wit &amp; &lt;Zn&gt;',
  )
  expect(flat).toContain('<dpi:TIN issuedBy="NL">111222333</dpi:TIN>')
  expect(flat).toContain('<dpi:BirthDate>1990-04-02</dpi:BirthDate>')
  expect(flat).toContain(
    '<dpi:ConsQ1 currCode="EUR">91</dpi:ConsQ1><dpi:ConsQ2 currCode="EUR">45</dpi:ConsQ2>',
  )
  expect(flat).toContain('<dpi:NumbQ1>2</dpi:NumbQ1>')
  expect(flat).toContain('<dpi:FeesQ4 currCode="EUR">0</dpi:FeesQ4>')
  expect(xml).not.toContain('\u0007')
})

test('[DESK-189] an entity is reported with its trade register, and the operator as who reports', () => {
  const flat = dpiXml(MESSAGE, SELLERS).replaceAll('\n', '')
  expect(flat).toContain('<dpi:IN issuedBy="NL" INType="BRN">12345678</dpi:IN>')
  expect(flat).toContain('<dpi:Identifier AccountNumberType="IBAN">NL91ABNA0417164300')
  expect(flat).toContain('<dpi:AddressFree>Keizersgracht 1, 1015 CJ Amsterdam</dpi:AddressFree>')
  expect(flat).toContain('<dpi:MessageRefId>NL2026NL123456782-0199d000</dpi:MessageRefId>')
  const ids = [...flat.matchAll(/<stf:DocRefId>([^<]*)/g)].map(([, id]) => id)
  expect(ids).toEqual([0, 1, 2].map((nth) => `NL2026NL123456782-0199d000-${nth}`))
})

test('[DESK-189] a file of a year that is not over is a trial, and one without sellers says so', () => {
  expect(dpiXml(MESSAGE, SELLERS)).toContain('<stf:DocTypeIndic>OECD1<')
  expect(dpiXml({ ...MESSAGE, isTrial: true }, SELLERS)).not.toContain('>OECD1<')
  expect(dpiXml({ ...MESSAGE, isTrial: true }, SELLERS)).toContain('>OECD11<')
  expect(dpiXml(MESSAGE, [])).toContain('<dpi:MessageTypeIndic>DPI403<')
})
