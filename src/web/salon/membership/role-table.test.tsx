import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { RoleTable } from './role-table.tsx'

test('[WORK-97] the table says of each role what it may do, in words too', async () => {
  const { html } = await renderHtml(<RoleTable />)
  const rows = [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd].*?<\/t[hd]>/gs)].map(([cell]) =>
      cell.replaceAll(/<span aria-hidden="true".*?<\/span>|<[^>]*>|\u00ad/g, '').trim(),
    ),
  )
  expect(rows[0]).toEqual(['Wat', 'Receptie', 'Medewerker', 'Manager', 'Eigenaar'])
  expect(rows).toContainEqual(['Agenda en aanvragen', 'ja', 'ja', 'ja', 'ja'])
  expect(rows).toContainEqual(['Afspraken annuleren', 'nee', 'ja', 'ja', 'ja'])
  expect(rows).toContainEqual(['Team en rollen', 'nee', 'nee', 'nee', 'ja'])
})
