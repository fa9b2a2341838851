import { SITE_BUTTON_COLORS } from '../../theme-colors.ts'

/** The style of the button for a salon's own site: a site has none of our stylesheets. */
export const SITE_BUTTON_STYLE = {
  display: 'inline-block',
  padding: '14px 24px',
  borderRadius: '999px',
  ...SITE_BUTTON_COLORS,
  font: '600 16px/20px sans-serif',
  textDecoration: 'none',
} as const

/** One line of HTML: a plain link with its style in it (WORK-81). */
export function siteButton({ href, label }: { href: string; label: string }): string {
  const style = Object.entries(SITE_BUTTON_STYLE).map(
    ([name, value]) => `${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
  )
  return `<a href="${escapeHtml(href)}" style="${style.join(';')}">${escapeHtml(label)}</a>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
