/** The colours of a mail; `night` applies where the mail program supports a dark scheme. */
export const MAIL_COLORS = {
  day: {
    paper: '#fffcfa',
    surface: '#ffffff',
    plum: '#2e1a2b',
    line: '#ebdfdd',
    rose: '#b1275a',
    'on-rose': '#ffffff',
  },
  night: {
    paper: '#1a1118',
    surface: '#231822',
    plum: '#f8eef0',
    line: '#402f3c',
    rose: '#ff9db5',
    'on-rose': '#33091b',
  },
} as const

const { day, night } = MAIL_COLORS

/** Attributes and inline styles of a mail's parts. The dark scheme overrides them by class. */
export const MAIL_STYLES = {
  button: `class="button" style="display:inline-block;padding:12px 24px;border-radius:24px;background:${day.rose};color:${day['on-rose']};text-decoration:none;font-weight:600"`,
  link: `class="link" style="color:${day.rose}"`,
  rule: `border-top:1px solid ${day.line}`,
} as const

/**
 * The HTML document of a mail.
 * @param mail.title and `body` are HTML; the caller escapes them
 */
export function mailHtml(mail: { language: string; title: string; body: string }): string {
  return `<!doctype html>
<html lang="${mail.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${mail.title}</title>
<style>${DARK_STYLE}</style>
</head>
<body class="paper" style="margin:0;background:${day.paper};color:${day.plum};font:16px/24px 'Commissioner','Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px 16px 40px">
<p class="link" style="margin:0 0 16px;font:500 24px/32px Georgia,serif;color:${day.rose}">Bloesem</p>
<main class="card" style="padding:28px 24px;border:1px solid ${day.line};border-radius:16px;background:${day.surface}">
${mail.body}
</main>
</div>
</body>
</html>
`
}

const DARK_STYLE = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${night.paper}!important;color:${night.plum}!important}
.card{background:${night.surface}!important;border-color:${night.line}!important}
.card th,.card td{border-color:${night.line}!important}
.link{color:${night.rose}!important}
.button{background:${night.rose}!important;color:${night['on-rose']}!important}
}`
