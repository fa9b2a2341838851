import { Wordmark } from '../../art/mark.tsx'
import { useWords } from '../../language.ts'
import { Column } from '../../ui/page.tsx'

/** The short line at the foot of pages one comes to do something on. */
export function Footer() {
  const { t } = useWords()
  return (
    <footer className="mt-auto shrink-0 border-t border-line bg-blush py-7 text-sm text-plum-2">
      <Column className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Wordmark className="h-5.5 w-auto text-plum" />
        <p>{t('shell.footer')}</p>
      </Column>
    </footer>
  )
}
