/**
 * The classes of the button with which a page adds something. Below 1024 px it is a round button above the bar, but for a
 * very low window: there it would hide the page.
 */
export const roundButtonBelowDesktop =
  'max-lg:size-14 max-lg:p-0! max-lg:[@media(height>=22rem)]:fixed max-lg:right-4 max-lg:bottom-[calc(4.875rem+env(safe-area-inset-bottom))] max-lg:z-10 max-lg:shadow-pop'
