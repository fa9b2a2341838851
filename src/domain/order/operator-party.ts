/** The two parties of an order, for one of whom an operator changes it. */
export const ORDER_PARTIES = ['customer', 'provider'] as const
export type OrderParty = (typeof ORDER_PARTIES)[number]

/** The statuses that an operator may set. */
export const OPERATOR_STATUSES = [
  'CONFIRMED',
  'DECLINED',
  'CANCELLED',
  'COMPLETED',
  'NO_SHOW',
] as const

export interface OperatorChange {
  readonly to: (typeof OPERATOR_STATUSES)[number]
  readonly actsFor: OrderParty
}
