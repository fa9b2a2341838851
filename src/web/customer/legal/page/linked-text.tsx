import { Link } from '@tanstack/react-router'
import { sentenceParts } from '#messages/legal/legal-text.ts'

/** A sentence with links to the pages it names; in print the URLs are added. */
export function LinkedText({ sentence }: { sentence: string }) {
  return sentenceParts(sentence).map(({ text, path }) =>
    path === null ? (
      text
    ) : (
      <Link
        key={path}
        to={path}
        className="font-strong underline underline-offset-3 print:after:content-['_('_attr(href)_')']"
      >
        {text}
      </Link>
    ),
  )
}
