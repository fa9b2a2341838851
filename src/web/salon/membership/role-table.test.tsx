import { expect, test } from 'vitest'
import { DEFAULT_ROLE_SETTINGS, type RoleSettings } from '#domain/membership/role.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { RoleTable } from './role-table.tsx'

test('[WORK-97] the table says of each role what it may do, in words too', async () => {
  const rows = await rowsFor(DEFAULT_ROLE_SETTINGS)
  expect(rows[0]).toEqual(['Wat', 'Receptie', 'Medewerker', 'Manager', 'Eigenaar'])
  expect(rows).toContainEqual(['Agenda en aanvragen', 'ja', 'ja', 'ja', 'ja'])
  expect(rows).toContainEqual(['Afspraken annuleren', 'nee', 'ja', 'ja', 'ja'])
  for (const row of ['Behandelingen, tijden, acties', 'Profiel, klanten samenvoegen']) {
    expect(rows).toContainEqual([row, 'nee', 'nee', 'ja', 'ja'])
  }
  expect(rows).toContainEqual(['Team en rollen', 'nee', 'nee', 'nee', 'ja'])
})

test('[WORK-188] the table follows what the owner decided', async () => {
  const rows = await rowsFor({ receptionMayCancel: true, managersMayExport: false })
  expect(rows).toContainEqual(['Afspraken annuleren', 'ja', 'ja', 'ja', 'ja'])
  expect(rows).toContainEqual(['Klanten exporteren', 'nee', 'nee', 'nee', 'ja'])
})

async function rowsFor(roleSettings: RoleSettings): Promise<string[][]> {
  const salon = { userName: 'salon-pioen', role: 'owner', roleSettings } as const
  const { html } = await renderHtml(<RoleTable salon={salon} />)
  return [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd].*?<\/t[hd]>/gs)].map(([cell]) =>
      cell.replaceAll(/<span aria-hidden="true".*?<\/span>|<[^>]*>|\u00ad/g, '').trim(),
    ),
  )
}
