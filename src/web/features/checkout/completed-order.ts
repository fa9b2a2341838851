/** An order as it was sent: the same key with the same body is the same order (api.md). */
export interface Attempt {
  readonly key: string
  readonly body: string
}

/** What the confirmation tells of a placed order. */
export interface CompletedOrder {
  readonly orderId: string
  readonly providerName: string
  readonly providerUserName: string
  readonly timeZone: string
  readonly startTime: string
  readonly endTime: string
  /** Last moment of free cancellation, epoch ms. */
  readonly freeUntil: number
  readonly place: string
  readonly isAtHome: boolean
  readonly serviceName: string
  readonly firstName: string
  readonly totalAmount: number
  /** False where the salon confirms by hand. */
  readonly isConfirmed: boolean
}
