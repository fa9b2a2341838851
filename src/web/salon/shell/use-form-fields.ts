import { useRef, useState } from 'react'
import { changesSinceSent } from './changes-since-sent.ts'

/** The fields of a form: as it began, and as they are typed. */
export function useFormFields<Fields extends object>(begin: Fields | (() => Fields)) {
  const [start, setStart] = useState(begin)
  const [fields, setFields] = useState(start)
  const latest = useRef(fields)
  latest.current = fields
  return {
    start,
    fields,
    setStart,
    setFields,
    /** Begins anew, without what was typed. */
    restart: (from: Fields) => {
      setStart(from)
      setFields(from)
    },
    /**
     * Once `sent` is saved: what was typed since stays in the form, which goes on from the fields as saved (WORK-274).
     * @returns whether something was typed; if not, nothing changes
     */
    goOn: (saved: Fields, sent: Fields): boolean => {
      const isTyped = Object.keys(changesSinceSent(latest.current, sent)).length > 0
      if (isTyped) {
        setStart(saved)
        setFields((now) => ({ ...saved, ...changesSinceSent(now, sent) }))
      }
      return isTyped
    },
  }
}
