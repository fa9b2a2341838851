import { createHash } from 'node:crypto'

/** An English page without scripts, for developers. `title` and `body` are HTML. */
export function plainPage({ title, body }: { title: string; body: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body>
<header><a href="/"><img src="/favicon.svg" width="28" height="28" alt="">Bloesem</a></header>
<main><h1>${title}</h1>
${body}
</main></body>
</html>
`
}

/** The theme's colours, light and dark, and the styles of these pages. */
const STYLE = `
:root {
  color-scheme: light dark;
  --color-paper: #fffcfa;
  --color-surface: #ffffff;
  --color-blush: #fcf3f0;
  --color-line: #ebdfdd;
  --color-line-strong: #8e7886;
  --color-plum: #2e1a2b;
  --color-plum-2: #543f4f;
  --color-rose: #b1275a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --color-paper: #1a1118;
    --color-surface: #231822;
    --color-blush: #271a25;
    --color-line: #402f3c;
    --color-line-strong: #94808d;
    --color-plum: #f8eef0;
    --color-plum-2: #dccbd4;
    --color-rose: #ff9db5;
  }
}
body { margin: 0; background: var(--color-paper); color: var(--color-plum); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; text-wrap: pretty }
header { border-bottom: 1px solid var(--color-line) }
header a { display: inline-flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; padding: 0.625rem 1rem; color: var(--color-plum); font: 500 1.5rem/1.2 Georgia, serif; text-decoration: none }
main { max-width: 48rem; margin: 0 auto; padding: 2.5rem 1rem 4rem }
h1 { margin: 0 0 0.5rem; font-size: 2rem; font-family: Georgia, serif; font-weight: 500; line-height: 1.2; text-wrap: balance }
p { margin: 0.25rem 0; color: var(--color-plum-2) }
a { color: var(--color-rose); text-underline-offset: 3px }
ul { margin: 1.5rem 0; padding: 0; list-style: none }
li a { display: block; min-height: 1.6rem; padding: 0.7rem 0; border-bottom: 1px solid var(--color-line) }
li strong { color: var(--color-plum) }
li span { display: block; color: var(--color-plum-2) }
.mails, iframe { border: 1px solid var(--color-line); border-radius: 1rem; background: var(--color-surface) }
.mails { overflow: hidden }
.mails a { padding: 1rem 1.25rem; text-decoration: none }
.mails a:hover { background: var(--color-blush) }
.mails a:hover strong { text-decoration: underline }
.mails a:focus-visible { outline-offset: -4px; border-radius: 1rem }
.mails li:last-child a { border: 0 }
.mails span { margin-top: 0.125rem; font-size: 0.875rem }
.ways { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1rem }
.ways a, summary { display: inline-flex; align-items: center; min-height: 2.75rem; box-sizing: border-box; padding: 0.5rem 1.125rem; border: 1px solid var(--color-line-strong); border-radius: 1.5rem; color: var(--color-plum); font-weight: 600; line-height: 1.25; text-decoration: none }
.ways a:hover, summary:hover { background: var(--color-blush) }
iframe { display: block; width: 100%; height: 44rem; box-sizing: border-box; margin: 1.5rem 0 }
summary { cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
pre { margin: 1rem 0 0; padding: 1.25rem; border-radius: 1rem; background: var(--color-blush); white-space: pre-wrap; font: inherit }
:focus-visible { outline: 2px solid var(--color-plum); outline-offset: 2px }
`

const OWN_STYLE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** The content security policy of a plain page: its own style, by hash, and our own images. */
export const PLAIN_PAGE_POLICY = policy(OWN_STYLE)

/** The policy of a page with a mail in a frame, which has inline styles. */
export const MAIL_PAGE_POLICY = `${policy("'unsafe-inline'")}; frame-src 'self'`

function policy(styles: string): string {
  return `default-src 'none'; style-src ${styles}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}
