import CircleAlert from 'lucide-react/icons/circle-alert'
import { Note } from '../../../ui/note.tsx'
import { SetApart } from '../../../ui/set-apart.tsx'

interface NoScriptNoteProps {
  /** That the form below cannot be sent. */
  title: string
  /** What one does instead, the address set apart in it. */
  instructions: string
  operatorEmail: string | null
}

/** Above a form whose button does nothing without script: says so, and where to write. */
export function NoScriptNote({ title, instructions, operatorEmail }: NoScriptNoteProps) {
  return (
    <noscript>
      <div className="mb-6">
        <Note tone="amber" icon={CircleAlert} title={title}>
          {operatorEmail && (
            <SetApart text={instructions}>
              {(part) => <a href={`mailto:${operatorEmail}`}>{part}</a>}
            </SetApart>
          )}
        </Note>
      </div>
    </noscript>
  )
}
