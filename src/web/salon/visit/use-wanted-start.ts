import { useState } from 'react'
import { dayIn } from '#messages/format.ts'

interface WantedStart {
  day: string
  start: string | undefined
  timeZone: string
}

/** The day and start of a visit that is being booked: at first, and again when other free time is pressed, as asked. */
export function useWantedStart({ day, start, timeZone }: WantedStart) {
  const wantedDay = start ? dayIn(timeZone, start) : day
  const [date, setDate] = useState(wantedDay)
  const [startTime, setStart] = useState(start ?? null)
  const [asked, setAsked] = useState(start)
  if (start !== asked) {
    setAsked(start)
    if (start) {
      setDate(wantedDay)
      setStart(start)
    }
  }
  return {
    date,
    startTime,
    setDate,
    setStart,
    /** The start that was asked for, unless another day was chosen since. */
    asked: start && wantedDay === date ? start : null,
  }
}
