import { z } from 'zod'
import { OPERATOR_ACTS, TARGET_KINDS } from '#domain/operator-log/acts.ts'
import { emptyAsUndefined, id, instant, plainDate, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { cursor, pageSize } from './keyset.ts'
import { operatorRefusals } from './operator-refusals.ts'

export const listOperatorLog = endpoint({
  method: 'GET',
  path: '/deskApi/log',
  summary: 'What operators did, the latest first. Days are those of Amsterdam, both ends included',
  access: 'operator',
  query: z.object({
    operator: emptyAsUndefined(userName), // the user name of an account, or `command-line`
    act: emptyAsUndefined(z.enum(OPERATOR_ACTS)),
    targetKind: emptyAsUndefined(z.enum(TARGET_KINDS)),
    targetId: emptyAsUndefined(z.string().max(128)),
    from: emptyAsUndefined(plainDate),
    to: emptyAsUndefined(plainDate),
    after: emptyAsUndefined(cursor),
    limit: pageSize,
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      acts: z.array(
        z.object({
          actId: id,
          at: instant,
          /** Null for the command line, and for an account that is deleted: `byCommandLine` tells which. */
          operator: z.object({ userName: z.string(), name: z.string() }).nullable(),
          byCommandLine: z.boolean(),
          act: z.string(), // of OPERATOR_ACTS, or of a later release
          targetKind: z.string(),
          targetId: z.string().nullable(),
          /** What the target is called now; null when it is gone or has no name. */
          targetName: z.string().nullable(),
          /** Of an account that is there now, which finds its page; null otherwise. */
          targetUserName: z.string().nullable(),
          reason: z.string().nullable(),
          details: z.record(z.string(), z.unknown()).nullable(),
        }),
      ),
      nextCursor: cursor.nullable(),
      /** All who are operators, and all acts and targets by which the list can be filtered. */
      operators: z.array(z.object({ userName: z.string(), name: z.string() })),
      /**
       * What keeps the log as it is: `privileges` when the product's database role lacks the right to change it, `trigger`
       * when it owns the table and a trigger refuses.
       */
      protection: z.enum(['trigger', 'privileges']),
    }),
  }),
  refusals: operatorRefusals,
})
