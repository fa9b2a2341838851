/** The address of a salon's page, at a start that was pressed where there is one. */
export function profileAddress(userName: string, start?: string) {
  return {
    to: `/profile/${encodeURIComponent(userName)}`,
    ...(start ? { search: { start } } : {}),
  }
}
