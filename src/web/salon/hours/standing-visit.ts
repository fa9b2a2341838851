import type { z } from 'zod'
import type { hasAppointmentsData } from '#contract/hours.ts'

/** The appointments that stand in a time that is to be closed. */
export type StandingVisits = z.output<typeof hasAppointmentsData>
export type StandingVisit = StandingVisits['visits'][number]
