import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { Language } from '#messages/language.ts'
import { useTranslation } from '../../language.ts'
import { switchLanguage } from '../../language-switch.ts'
import { messagePagesIn } from '../../route-messages.ts'

const choices: { language: Language; name: string }[] = [
  { language: 'nl', name: 'Nederlands' },
  { language: 'en', name: 'English' },
]

/** NL and EN as links, which work without JavaScript and are found by search engines. */
export function LanguageSwitch() {
  const { t, language } = useTranslation()
  const choose = useLanguageChoice()
  const href = useLocation({ select: ({ href }) => href })
  return (
    <fieldset className="mr-2 flex overflow-hidden rounded-full border border-line text-sm font-medium">
      <legend className="sr-only">{t('shell.language')}</legend>
      {choices.map((choice) => (
        <a
          key={choice.language}
          href={withLanguage(href, choice.language)}
          lang={choice.language}
          hrefLang={choice.language}
          aria-label={`${choice.name}, ${choice.language.toUpperCase()}`}
          aria-current={choice.language === language ? 'true' : undefined}
          onClick={(event) => choose(event, choice.language)}
          className="flex min-h-11 min-w-11 items-center justify-center px-3 text-muted hover:bg-surface-soft focus-visible:-outline-offset-2 first:rounded-l-full last:rounded-r-full aria-[current]:bg-surface-accent aria-[current]:text-text"
        >
          {choice.language.toUpperCase()}
        </a>
      ))}
    </fieldset>
  )
}

/** Changes the language without a reload and runs the loaders again; form values stay. */
function useLanguageChoice() {
  const router = useRouter()
  return async (event: MouseEvent, language: Language) => {
    event.preventDefault()
    const { href } = router.state.location
    try {
      await switchLanguage(
        router.options.context.i18n,
        language,
        messagePagesIn(router.state.matches),
      )
    } catch {
      window.location.assign(withLanguage(href, language))
      return
    }
    const hrefWithoutLanguage = withLanguage(href, undefined)
    if (hrefWithoutLanguage !== href)
      await router.navigate({ href: hrefWithoutLanguage, replace: true, resetScroll: false })
    await router.invalidate()
  }
}

function withLanguage(href: string, language: Language | undefined): string {
  const url = new URL(href, 'http://own.invalid')
  url.searchParams.delete('lang')
  if (language) url.searchParams.set('lang', language)
  return url.pathname + url.search + url.hash
}
