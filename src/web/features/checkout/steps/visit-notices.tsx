import { AgainNotice } from '../again/again-notice.tsx'
import { ModifyingNotice } from '../modifying/modifying-notice.tsx'
import { NewsNote } from '../news/news-note.tsx'

/** Above every step: which order this is about, and what its salon has changed. */
export function VisitNotices() {
  return (
    <>
      <ModifyingNotice />
      <div className="grid gap-3 not-empty:mb-5.5">
        <AgainNotice />
        <NewsNote />
      </div>
    </>
  )
}
