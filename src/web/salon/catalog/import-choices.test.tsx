import { expect, test } from 'vitest'
import { guessColumns } from '#domain/catalog/guess-columns.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { ColumnChoices } from './import-choices.tsx'

async function choices(header: readonly string[], example: readonly string[]) {
  const lines = [header, example].map((cells, at) => ({ line: at + 1, cells }))
  const columns = guessColumns(lines)
  const { html } = await renderHtml(
    <ColumnChoices
      header={header}
      example={example}
      columns={columns}
      isOpen
      onChange={() => undefined}
    />,
    'en',
  )
  return html
}

const labelsOf = (html: string) =>
  [...html.matchAll(/<label[^>]*>([^<]+)/g)].map(([, text]) => text)

test('[WORK-206] what most files have comes first, and the other eleven columns are folded', async () => {
  const html = await choices(['naam', 'prijs', 'duur'], ['Knippen', '30', '45'])
  const [shown = '', folded = ''] = html.split('Further columns (11)')
  expect(labelsOf(shown)).toEqual([
    'name',
    'price',
    'duration',
    'code',
    'heading',
    'description',
    'vat',
  ])
  expect(labelsOf(folded)).toHaveLength(11)
})

test('[WORK-206] each choice shows what is in the first line, and a missing column is marked', async () => {
  const html = await choices(['Wat', 'Waarde'], ['Uitgroei kleuren tot drie centimeter', '78'])
  expect(html).toContain('Wat (Uitgroei kleuren t…)')
  expect(html).toContain('Waarde (78)')
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2) // price and duration
  expect(html).toContain('Choose a column')
})
