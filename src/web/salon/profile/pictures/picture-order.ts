/** The pictures with one moved to an index; the same array when nothing moves. */
export function withPictureMoved<Picture extends { pictureId: string }>(
  pictures: Picture[],
  pictureId: string,
  index: number,
): Picture[] {
  const from = pictures.findIndex((picture) => picture.pictureId === pictureId)
  const to = Math.max(0, Math.min(pictures.length - 1, index))
  const moved = pictures[from]
  if (!moved || from === to) return pictures
  const others = pictures.filter((picture) => picture !== moved)
  return others.toSpliced(to, 0, moved)
}
