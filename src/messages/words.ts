/** The shape of one language's messages with any words in it: what the other language must satisfy. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
