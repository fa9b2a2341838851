/** Where a page of reviews is among all; pages count from 1. */
export function pageReply(at: { page: number; pageSize: number; totalPages: number }) {
  const { page, pageSize, totalPages } = at
  const hasMore = page < totalPages
  return {
    currentPage: page,
    totalPages,
    nextPageToken: hasMore ? String(page + 1) : null,
    previousPageToken: page > 1 ? String(page - 1) : null,
    hasMore,
    pageSize,
  }
}
