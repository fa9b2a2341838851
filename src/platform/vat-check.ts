import { z } from 'zod'
import type { Log } from './log.ts'
import { failureReason, readText } from './outside-response.ts'

/** VIES, the European Commission's register of VAT ids. It needs no key. */
export const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api/ms/{country}/vat/{number}'

/** An outside service that knows which VAT ids are in use. Failures are returned as values, never thrown. */
export interface VatCheck {
  /** @returns null when the service does not answer, or the tax office behind it does not */
  check(vatId: string): Promise<'valid' | 'invalid' | null>
}

/** The tax office of a country may answer late; a job waits for it, and no page does. */
const TIMEOUT_MS = 10_000
const MAX_RESPONSE_LENGTH = 20_000

const VAT_ID = /^([A-Z]{2})([A-Z0-9]{2,12})$/

const responseSchema = z.object({ isValid: z.boolean(), userError: z.string().max(60).optional() })

/**
 * A client of a service with the REST API of VIES. The server calls it, and sends nothing but the VAT id. A failure is logged
 * without it.
 * @param template the URL with `{country}` and `{number}`
 */
export function openVatCheck(template: string, { log }: { log: Log }): VatCheck {
  return {
    async check(vatId) {
      const [, country, number] = VAT_ID.exec(vatId) ?? []
      if (!country || !number) return null
      const address = template.replace('{country}', country).replace('{number}', number)
      try {
        return await ask(address)
      } catch (error) {
        log.warn({ reason: failureReason(error) }, 'the VAT service did not answer')
        return null
      }
    },
  }
}

async function ask(address: string): Promise<'valid' | 'invalid'> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const read = responseSchema.safeParse(JSON.parse(await readText(response, MAX_RESPONSE_LENGTH)))
  if (!read.success) throw new SyntaxError('not of the shape of VIES')
  const { isValid, userError = 'VALID' } = read.data
  if (isValid) return 'valid'
  // Anything else says that the tax office was not asked, and not that the VAT id is wrong.
  if (userError === 'INVALID' || userError === 'VALID') return 'invalid'
  throw new Error('the tax office is away')
}
