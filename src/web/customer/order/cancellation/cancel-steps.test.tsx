import { expect, test } from 'vitest'
import { renderHtml } from '../../../testing/render-html.tsx'
import { anOrder } from '../../booking/testing/orders.ts'
import { CancelDialogs } from './cancel-dialogs.tsx'
import { ConfirmStep, TooLateDialog } from './cancel-steps.tsx'

const nothing = () => undefined

function sure(parts: { isSending?: boolean; refusal?: 'unavailable' } = {}) {
  const { isSending = false, refusal = null } = parts
  return (
    <ConfirmStep
      order={anOrder()}
      isSending={isSending}
      refusal={refusal}
      onBack={nothing}
      onConfirm={nothing}
      onClose={nothing}
    />
  )
}

test('[ORDER-08] the first dialog shows the end of free cancellation, asks the reason, and ends with the button to continue', async () => {
  const { text } = await renderHtml(<CancelDialogs order={anOrder()} onClose={nothing} />)
  expect(text).toContain('Stap 1 van 2 Wil je deze afspraak annuleren?')
  expect(text).toContain('Gratis tot dinsdag 24 november, 11:30')
  expect(text).toContain('Waarom? (niet verplicht) Kies een reden')
  expect(text).toMatch(/Verder met annuleren Liever een andere tijd Laat maar staan$/)
})

test('[ORDER-08] the second dialog shows what is lost and what it costs, and ends with the button to go back', async () => {
  const { text } = await renderHtml(sure())
  expect(text).toContain('Je plek komt vrij voor iemand anders.')
  expect(text).toContain('Afspraak di 24 november, 13:30 Salon Salon Kersenbloesem Kosten € 0,00')
  expect(text).toContain('per mail op anouk.vermeer@voorbeeld.nl')
  expect(text).toMatch(/Annuleer definitief Terug$/)
})

test('in English the one button cancels the appointment', async () => {
  expect((await renderHtml(sure(), 'en')).text).toMatch(/Cancel for good Back$/)
})

test('the button shows that the request is being sent', async () => {
  const { text, html } = await renderHtml(sure({ isSending: true }))
  expect(text).toContain('Wordt geannuleerd')
  expect(html).toContain('aria-disabled="true"')
})

test('without a response the dialog says that trying again is safe', async () => {
  const { text } = await renderHtml(sure({ refusal: 'unavailable' }))
  expect(text).toContain('Dat kwam niet door We zijn even niet bereikbaar.')
  expect(text).toContain('Opnieuw proberen kan geen kwaad')
})

test('[ORDER-08] a cancellation that is too late says that nothing was cancelled', async () => {
  const { text } = await renderHtml(<TooLateDialog onClose={nothing} />)
  expect(text).toContain('Er is niets geannuleerd')
})
