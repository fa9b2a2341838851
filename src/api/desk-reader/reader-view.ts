/** An operator who has an item open, by name where there is one. */
export function readerView({ userName, name }: { userName: string; name: string }) {
  return { userName, name: name || userName }
}
