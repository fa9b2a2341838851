import Copy from 'lucide-react/icons/copy'
import { useRef, useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { controlClasses, Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'

interface CopyFieldProps {
  label: string
  hint?: string
  value: string
}

/** A text that cannot be changed, with a button that copies it. */
export function CopyField({ label, hint, value }: CopyFieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    setResult(null)
    input.current?.select()
    try {
      await navigator.clipboard.writeText(value)
      setResult('copied')
    } catch {
      setResult('failed') // without https, or not allowed: the text is selected
    }
  }
  return (
    <Field label={label} hint={hint}>
      {(attributes) => (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <input
              {...attributes}
              ref={input}
              readOnly
              value={value}
              onFocus={(event) => event.target.select()}
              className={classes(controlClasses, 'basis-60 grow text-ellipsis')}
            />
            <Button aria-label={t('settings.copy.copyOf', { what: label })} onClick={copy}>
              <Icon of={Copy} size="sm" />
              {t('settings.copy.copy')}
            </Button>
          </div>
          <p role="status" className="text-sm font-strong text-success not-empty:mt-1.5">
            {result && t(`settings.copy.${result}`)}
          </p>
        </>
      )}
    </Field>
  )
}
