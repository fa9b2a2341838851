/** The `theme-color` of the browser's frame, equal to `paper` in theme.css. */
export const THEME_COLORS = { light: '#fffcfa', dark: '#1a1118' } as const

/** The button for a salon's own site, which has no stylesheet of ours: `rose` and `on-rose` of theme.css by day. */
export const SITE_BUTTON_COLORS = { background: '#b1275a', color: '#ffffff' } as const
