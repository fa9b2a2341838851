import { desk } from './desk.ts'
import { deskLog } from './desk-log.ts'
import { deskStart } from './desk-start.ts'

export const deskPages = { desk, deskLog, deskStart }
