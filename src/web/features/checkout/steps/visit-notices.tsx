import { EditingNotice } from '../editing/modifying-notice.tsx'
import { NewsNote } from '../news/news-note.tsx'
import { RebookNotice } from '../rebook/again-notice.tsx'

/** Above every step: which order this is about, and what its salon has changed. */
export function VisitNotices() {
  return (
    <>
      <EditingNotice />
      <div className="grid gap-3 not-empty:mb-5.5">
        <RebookNotice />
        <NewsNote />
      </div>
    </>
  )
}
