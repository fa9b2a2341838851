import type { FastifyInstance } from 'fastify'
import { getNoShowFile as noShowEndpoint } from '#contract/no-show-file.ts'
import {
  bookVisit as bookEndpoint,
  getVisit as getEndpoint,
  moveVisit as moveEndpoint,
  setVisitNote as noteEndpoint,
  setVisitStatus as statusEndpoint,
  undoVisitChange as undoEndpoint,
} from '#contract/visit.ts'
import {
  acceptVisitTerms as acceptEndpoint,
  agreeByVisitLink as agreeEndpoint,
  cancelByVisitLink as cancelLinkEndpoint,
  readVisitLink as linkEndpoint,
  removeVisitAddress as removeEndpoint,
} from '#contract/visit-link.ts'
import {
  bookSeries as bookSeriesEndpoint,
  cancelSeries as cancelSeriesEndpoint,
  listMovedDates as movedDatesEndpoint,
  moveSeries as moveSeriesEndpoint,
  undoSeries as undoSeriesEndpoint,
} from '#contract/visit-series.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import {
  acceptVisitTerms,
  agreeByVisitLink,
  cancelByVisitLink,
  readVisitLink,
  removeVisitAddress,
} from './answer-visit-link.ts'
import { bookSeries } from './book-series.ts'
import { bookVisit } from './book-visit.ts'
import { cancelSeries } from './cancel-series.ts'
import { getNoShowFile } from './get-no-show-file.ts'
import { getVisit } from './get-visit.ts'
import { listMovedDates } from './list-moved-dates.ts'
import { moveSeries } from './move-series.ts'
import { moveVisit } from './move-visit.ts'
import { setVisitNote } from './set-visit-note.ts'
import { setVisitStatus } from './set-visit-status.ts'
import { undoSeries } from './undo-series.ts'
import { undoVisitChange } from './undo-visit-change.ts'

/** Mounts the endpoints of visits: for the members of their provider, and for clients with a link. */
export function registerVisits(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, bookEndpoint, (input) => bookVisit(deps, input))
  mount(app, getEndpoint, (input) => getVisit(deps, input))
  mount(app, noShowEndpoint, (input) => getNoShowFile(deps, input))
  mount(app, statusEndpoint, (input) => setVisitStatus(deps, input))
  mount(app, undoEndpoint, (input) => undoVisitChange(deps, input))
  mount(app, moveEndpoint, (input) => moveVisit(deps, input))
  mount(app, noteEndpoint, (input) => setVisitNote(deps, input))
  mount(app, bookSeriesEndpoint, (input) => bookSeries(deps, input))
  mount(app, cancelSeriesEndpoint, (input) => cancelSeries(deps, input))
  mount(app, movedDatesEndpoint, (input) => listMovedDates(deps, input))
  mount(app, moveSeriesEndpoint, (input) => moveSeries(deps, input))
  mount(app, undoSeriesEndpoint, (input) => undoSeries(deps, input))
  mount(app, linkEndpoint, (input) => readVisitLink(deps, input))
  mount(app, acceptEndpoint, (input) => acceptVisitTerms(deps, input))
  mount(app, agreeEndpoint, (input) => agreeByVisitLink(deps, input))
  mount(app, cancelLinkEndpoint, (input) => cancelByVisitLink(deps, input))
  mount(app, removeEndpoint, (input) => removeVisitAddress(deps, input))
}
