/** From arriving to booking, by counted events (src/domain/event/events.ts). */
export const FUNNEL_STEPS = ['pages', 'searches', 'salons', 'times', 'bookings'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

export type FunnelCounts = Readonly<Record<FunnelStep, number>>

/**
 * The step at which most is lost: the one with the smallest share of the step before it. Null without counts. Pages are not
 * compared: one visit has many.
 */
export function steepestStep(counts: FunnelCounts): FunnelStep | null {
  let steepest: { step: FunnelStep; share: number } | null = null
  for (const [before, step] of [
    ['searches', 'salons'],
    ['salons', 'times'],
    ['times', 'bookings'],
  ] as const) {
    if (counts[before] === 0) continue
    const share = counts[step] / counts[before]
    if (share < 1 && (!steepest || share < steepest.share)) steepest = { step, share }
  }
  return steepest?.step ?? null
}
