/** The classes of a table whose cells stand below each other where its container is narrow, as with large text. */
export const STACKED = '@max-[16rem]:block'
export const STACKED_HEAD = '@max-[16rem]:sr-only'
/** A cell that says its column by `data-label` there. */
export const STACKED_CELL =
  "@max-[16rem]:block @max-[16rem]:pl-0 @max-[16rem]:text-left @max-[16rem]:whitespace-normal @max-[16rem]:before:content-[attr(data-label)_':_']"
