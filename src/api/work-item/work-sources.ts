import { messageWork, privacyWork } from '../contact/work-store.ts'
import { registrationWork } from '../registration/work-store.ts'
import { reportWork } from '../report/list-store.ts'
import type { WorkSource } from './work-source.ts'

/** The sources of all kinds of work that wait for an operator. A noun adds its own in one line. */
export const WORK_SOURCES: readonly WorkSource[] = [
  registrationWork,
  reportWork,
  messageWork,
  privacyWork,
]
