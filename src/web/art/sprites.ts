/// <reference types="vite/client" />
// Never inlined: browsers refuse a data: address in <use>. As files they cost no script, are cached
// for good, and still take `currentColor` and the theme's tokens from where they are used.
import brand from './drawings/brand.svg?no-inline'
import categories from './drawings/categories.svg?no-inline'

export const brandSprite: string = brand
export const categorySprite: string = categories
