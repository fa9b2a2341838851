import CircleAlert from 'lucide-react/icons/circle-alert'
import { Note } from '../../../ui/note.tsx'
import { SetApart } from '../../../ui/set-apart.tsx'

interface WithoutScriptProps {
  /** That the form below cannot be sent. */
  title: string
  /** What one does instead, the address set apart in it. */
  instead: string
  operatorEmail: string | null
}

/** Above a form whose button does nothing without script: says so, and where to write. */
export function WithoutScript({ title, instead, operatorEmail }: WithoutScriptProps) {
  return (
    <noscript>
      <div className="mb-6">
        <Note tone="amber" icon={CircleAlert} title={title}>
          {operatorEmail && (
            <SetApart text={instead}>
              {(part) => <a href={`mailto:${operatorEmail}`}>{part}</a>}
            </SetApart>
          )}
        </Note>
      </div>
    </noscript>
  )
}
