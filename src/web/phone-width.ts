/** The media query of widths below `md:` (`--breakpoint-md` in theme.css): 768 px and less (row APP-08). */
export const PHONE_WIDTH = 'not all and (min-width: 48.0625rem)'
