import { expect, test } from 'vitest'
import { renderHtml } from '../../../testing/render-html.tsx'
import { ContactPage } from '../contact-page.tsx'
import { RegistrationPage } from '../registration-page.tsx'

test.each([
  ['FORM-01', ContactPage],
  ['FORM-02', RegistrationPage],
])(
  '[%s] without scripts the form says that it cannot be sent, and names the mail address',
  async (_, Page) => {
    const { html } = await renderHtml(<Page operatorEmail="hallo@bloesem.voorbeeld" />)
    const [, rendered = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? []
    expect(rendered).toContain('Zonder JavaScript kunnen we dit formulier niet versturen')
    expect(rendered).toContain(
      '<a href="mailto:hallo@bloesem.voorbeeld">hallo@bloesem.voorbeeld</a>',
    )
    expect(html.indexOf('<noscript>')).toBeLessThan(html.indexOf('<form'))
  },
)

test('[FORM-01] without an operator’s mail address none is shown', async () => {
  const { html } = await renderHtml(<ContactPage operatorEmail={null} />)
  expect(html).toContain('<noscript>')
  expect(html).not.toContain('mailto:')
})
