import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PROVIDER_FILE_EXAMPLE } from '../../src/api/ops/admin/provider-file.ts'
import { runOperator } from './run-operator.ts'
import { type Customer, createCustomer, ensureSignedIn } from './sign-in.ts'

/** A salon of this test alone, open every day and confirmed by itself, and the account of its owner. */
export interface OwnSalon {
  userName: string
  fullName: string
  owner: Customer
}

// Where no other journey searches: its marker would join those that they look at.
const MAASTRICHT = { cityCode: 'NL06', latitude: 50.8514, longitude: 5.691 }

/** Creates a salon by the operator's command, and signs its owner in. `fields` replace those of the salon's file. */
export async function createSalon(
  page: Page,
  fields: Partial<typeof PROVIDER_FILE_EXAMPLE> = {},
): Promise<OwnSalon> {
  const owner = await createCustomer(page.request)
  await ensureSignedIn(page, owner) // an account exists from its first sign-in on
  const salon = { userName: `salon-${owner.userName}`, fullName: `Salon ${owner.name}` }
  await addProvider({ ...salon, ownerUserName: owner.userName, ...fields })
  return { ...salon, owner }
}

/** Adds a provider that is open every day by the operator's command; `fields` are those of its file. */
export async function addProvider(
  fields: Partial<typeof PROVIDER_FILE_EXAMPLE> & { userName: string },
): Promise<void> {
  const file = join(await mkdtemp(join(tmpdir(), 'bloesem-salon-')), 'salon.json')
  const provider = {
    ...PROVIDER_FILE_EXAMPLE,
    ...MAASTRICHT,
    email: `${fields.userName}@voorbeeld.nl`,
    horizonDays: 365,
    hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, openTime: '08:00', closeTime: '20:00' })),
    ...fields,
  }
  await writeFile(file, JSON.stringify(provider))
  await runOperator('add-provider', file)
}
