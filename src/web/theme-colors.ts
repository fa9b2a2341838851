/** The `theme-color` of the browser's frame, equal to `paper` in theme.css. */
export const THEME_COLORS = { light: '#fffcfa', dark: '#1a1118' } as const
