import type { Kysely } from 'kysely'
import { generate, PostgresDialect, RawExpressionNode } from 'kysely-codegen'

/**
 * The source of src/api/schema.gen.ts: every table of a migrated database as a type. Column types are those
 * that arrive (platform/postgres/values.ts); a check constraint the database cannot tell us about is a type
 * named here.
 */
export async function schemaTypes(query: Kysely<unknown>): Promise<string> {
  const source = await generate({
    db: query,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'number' }),
    includePattern: 'public.*',
    excludePattern: '*.migrations',
    outFile: null,
    typeMapping: { timestamptz: 'ColumnType<number, Date, Date>', int8: 'number' },
    overrides: {
      columns: Object.fromEntries(
        Object.entries(COLUMNS).map(([column, type]) => [column, new RawExpressionNode(type)]),
      ),
    },
  })
  return source
    .replace(/^(import type \{ ColumnType \}.*)$/m, `$1\n${IMPORTS}`)
    .replace('export interface DB {', 'export interface Tables {')
}

const IMPORTS = `import type { ProviderMail } from '#domain/order/provider-mail.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import type { PlanKey } from '#domain/pricing/plan.ts'
import type { PromotionType } from '#domain/promotion/promotion.ts'
import type { ProviderState, RestrictionGround, RestrictionKind } from '#domain/restriction/restriction.ts'
import type { Language } from '#messages/language.ts'`

const COMPUTED = 'ColumnType<number, never, never>'

const COLUMNS = {
  'accounts.role': "Generated<'customer' | 'operator' | 'provider'>",
  'catalog_items.vat_rate': '9 | 21',
  'order_items.vat_rate': '9 | 21',
  'orders.language': 'Language',
  'orders.service_location': "'DOORSTEP' | 'SALON'",
  'orders.status': 'OrderStatus',
  'orders.total_cents': COMPUTED,
  'pictures.state': "Generated<'failed' | 'processing' | 'ready'>",
  'promotions.promotion_type': 'PromotionType',
  'provider_restrictions.ground': 'RestrictionGround',
  'provider_restrictions.kind': 'RestrictionKind',
  'providers.mail_language': 'Generated<Language>',
  'providers.rating': COMPUTED,
  'providers.review_count': COMPUTED,
  'providers.plan': 'PlanKey | null',
  'providers.provider_mails': 'Generated<ProviderMail[]>',
  'providers.service_availability': "'BOTH' | 'DOORSTEP' | 'SALON'",
  'providers.state': 'ColumnType<ProviderState, never, never>',
  'reviews.language': 'Generated<Language>',
}
