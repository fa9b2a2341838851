/// <reference types="vite/client" />
// Never inlined: browsers refuse a data: URL in <use>. As files they are not in the script, are cached
// without limit, and still inherit `currentColor` and the theme's variables where they are used.
import brand from './drawings/brand.svg?no-inline'
import categories from './drawings/categories.svg?no-inline'

export const brandSprite: string = brand
export const categorySprite: string = categories
