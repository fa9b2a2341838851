/** The colour of paper, for the browser's own frame: a style sheet cannot reach it. */
export const THEME_COLORS = { light: '#fffcfa', dark: '#1a1118' } as const
