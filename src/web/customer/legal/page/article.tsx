import { Link } from '@tanstack/react-router'
import Info from 'lucide-react/icons/info'
import {
  type LegalArticle,
  type LegalItem,
  type LegalTable,
  sentenceParts,
} from '#messages/legal/legal-text.ts'
import { Note } from '../../../ui/note.tsx'

/** The element id of an article, for links from the table of contents. */
export function articleId(number: number): string {
  return `article-${number}`
}

/** An article with numbered items (1, 1.1, a), an optional table and notes. */
export function Article({ number, article }: { number: number; article: LegalArticle }) {
  const { header, items, table, notes } = article
  return (
    <section
      id={articleId(number)}
      aria-labelledby={`${articleId(number)}-header`}
      className="scroll-mt-4 border-b border-line py-8 last:border-0 print:py-5"
    >
      <h2 id={`${articleId(number)}-header`} className="flex items-baseline gap-3.5">
        <span className="text-lg text-accent">{number}</span>
        {header}
      </h2>
      <ol>
        {items.map((item, index) => (
          <Item key={item.text} number={`${number}.${index + 1}`} item={item} />
        ))}
      </ol>
      {table && <Facts table={table} />}
      {notes?.map((note) => (
        <div key={note} className="mt-4.5">
          <Note tone="info" icon={Info}>
            <LinkedText sentence={note} />
          </Note>
        </div>
      ))}
    </section>
  )
}

function Item({ number, item }: { number: string; item: LegalItem }) {
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] pt-3.5 sm:grid-cols-[2.75rem_minmax(0,1fr)]">
      <span className="text-subtle">{number}</span>
      <div>
        <LinkedText sentence={item.text} />
        {item.link && (
          <>
            {' '}
            <a
              href={item.link.path}
              className="font-strong underline underline-offset-3 print:after:content-['_('_attr(href)_')']"
            >
              {item.link.text}
            </a>
          </>
        )}
        {item.subItems && (
          <ol className="pt-1 text-muted">
            {item.subItems.map((subItem, index) => (
              <li key={subItem} className="grid grid-cols-[1.75rem_minmax(0,1fr)] pt-2">
                <span>{String.fromCharCode(97 + index)}.</span>
                <span>
                  <LinkedText sentence={subItem} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </li>
  )
}

/** A table as a list of definition lists, which also fits phones and screen readers. */
function Facts({ table: { columns, rows } }: { table: LegalTable }) {
  return (
    <ul className="mt-5 divide-y divide-line border-t border-line not-last:border-b">
      {rows.map(([name, ...facts]) => (
        <li key={name} className="@container py-3.5">
          <p className="font-strong">{name}</p>
          <dl className="mt-1 grid gap-x-6 gap-y-1 text-md sm:grid-flow-col sm:auto-cols-fr">
            {facts.map((fact, index) => (
              <div
                key={columns[index + 1]}
                className="wrap-anywhere max-sm:@min-[18rem]:grid max-sm:@min-[18rem]:grid-cols-[5rem_minmax(0,1fr)]"
              >
                <dt className="text-sm text-subtle max-sm:leading-5.5">{columns[index + 1]}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** A sentence with links to the pages it names; in print the URLs are added. */
function LinkedText({ sentence }: { sentence: string }) {
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
