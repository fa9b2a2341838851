import type { z } from 'zod'
import type { hasAppointmentsData } from '#contract/hours.ts'

/** The appointments in a time that is to be closed. */
export type ConflictingVisits = z.output<typeof hasAppointmentsData>
export type ConflictingVisit = ConflictingVisits['visits'][number]
