import { expect, test } from 'vitest'
import { renderHtml } from '../testing/render-html.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { key: 'services', label: 'Behandelingen' },
  { key: 'about', label: 'Over' },
] as const

test('the tabs are one tab stop, at the selected one, and its panel is labelled by it', async () => {
  const { html } = await renderHtml(
    <Tabs label="Salon" tabs={tabs} current="about" onChange={() => undefined}>
      Sinds 1998
    </Tabs>,
  )
  const [services = '', about = ''] = html.match(/<button[^>]*role="tab"[^>]*>/g) ?? []
  expect(services).toMatch(/aria-selected="false".* tabindex="-1"/i)
  expect(about).toMatch(/aria-selected="true".* tabindex="0"/i)
  const [, id] = / id="([^"]+)"/.exec(about) ?? []
  const [, panel] = / aria-controls="([^"]+)"/.exec(about) ?? []
  expect(html).toContain(`<div role="tabpanel" id="${panel}" aria-labelledby="${id}">Sinds 1998`)
})
