// Writes src/api/schema.gen.ts: the types of every table, read from a database that has just been migrated.
// `node scripts/schema.mjs` after changing database/migrations; `--check` only compares, and fails on drift.
import { readFileSync, writeFileSync } from 'node:fs'
import { generate, PostgresDialect } from 'kysely-codegen'
import { aDatabase } from '../src/platform/testing/database.ts'

const FILE = new URL('../src/api/schema.gen.ts', import.meta.url)
const INSTANT = 'ColumnType<number, Date, Date>' // arrives as epoch milliseconds: platform/postgres/values.ts

const written = await sourceFromMigrations()
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, written)
} else if (readFileSync(FILE, 'utf8') !== written) {
  console.error('src/api/schema.gen.ts does not match the migrations: run node scripts/schema.mjs')
  process.exitCode = 1
}

async function sourceFromMigrations() {
  const database = await aDatabase()
  try {
    const source = await generate({
      db: database.query,
      dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'number' }),
      includePattern: 'public.*',
      excludePattern: '*.migrations',
      outFile: null,
      typeMapping: { timestamptz: INSTANT, int8: 'number' },
      customImports: {
        OrderStatus: '#domain/order/status.ts',
        PromotionType: '#domain/promotion/promotion.ts',
      },
      overrides: {
        columns: {
          'accounts.role': "Generated<'customer' | 'operator' | 'provider'>",
          'catalog_items.vat_rate': '9 | 21',
          'orders.language': "'en' | 'nl'",
          'orders.service_location': "'DOORSTEP' | 'SALON'",
          'orders.status': 'OrderStatus',
          'orders.total_cents': 'ColumnType<number, never, never>',
          'promotions.promotion_type': 'PromotionType',
          'providers.rating': 'ColumnType<number, never, never>',
          'providers.review_count': 'ColumnType<number, never, never>',
          'providers.service_availability': "'BOTH' | 'DOORSTEP' | 'SALON'",
          'reviews.language': "Generated<'en' | 'nl'>",
        },
      },
    })
    return source.replace('export interface DB {', 'export interface Tables {')
  } finally {
    await database.close()
  }
}
