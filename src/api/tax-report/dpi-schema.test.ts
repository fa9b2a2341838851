import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { dpiXml } from '#domain/tax-details/dpi-xml.ts'
import { A_MESSAGE, SELLERS } from '#domain/tax-details/testing/dpi-message.ts'

/** The path of DPIXML_v1.0.xsd beside the files that it includes. The OECD publishes them and does not let us copy them. Needs xmllint. */
const SCHEMA = process.env.DPI_SCHEMA

/** @throws with what xmllint says of a file that is not valid */
function validate(xml: string): void {
  execFileSync('xmllint', ['--noout', '--nonet', '--schema', SCHEMA ?? '', '-'], {
    input: xml,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
}

test.skipIf(!SCHEMA)('[DESK-189] the XML is valid by the schema of the OECD', () => {
  const xml = dpiXml({ ...A_MESSAGE, isTrial: false }, SELLERS)
  validate(xml)
  validate(dpiXml({ ...A_MESSAGE, isTrial: true }, SELLERS.slice(0, 1)))
  validate(dpiXml({ ...A_MESSAGE, isTrial: false }, []))
  expect(() => validate(xml.replace(/<dpi:LastName>.*\n/, ''))).toThrow(/LastName/)
})
