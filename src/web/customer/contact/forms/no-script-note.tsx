import CircleAlert from 'lucide-react/icons/circle-alert'
import { MarkedText } from '../../../ui/marked-text.tsx'
import { Note } from '../../../ui/note.tsx'

interface NoScriptNoteProps {
  /** Says that the form cannot be sent. */
  title: string
  /** Says what to do instead; contains the mail address. */
  instructions: string
  operatorEmail: string | null
}

/** Shown without JavaScript above a form: it cannot be sent, with the mail address to use instead. */
export function NoScriptNote({ title, instructions, operatorEmail }: NoScriptNoteProps) {
  return (
    <noscript>
      <div className="mb-6">
        <Note tone="warning" icon={CircleAlert} title={title}>
          {operatorEmail && (
            <MarkedText text={instructions}>
              {(part) => <a href={`mailto:${operatorEmail}`}>{part}</a>}
            </MarkedText>
          )}
        </Note>
      </div>
    </noscript>
  )
}
