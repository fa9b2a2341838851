import { createContext } from 'react'

/**
 * Whether free times are requested: not while the stream of calendar changes opens, so that no change is missed between
 * request and stream.
 */
export const CalendarReadyContext = createContext(true)
