/** Above this size a picture is shrunk before it is sent. */
const SHRINK_ABOVE_BYTES = 2_000_000

/** Pixels; half as much again as the widest file that customers see. */
const LONGEST_EDGE = 2_400

/**
 * A large picture made smaller by the browser, as a phone in a salon has a slow connection upwards: the server waits 30
 * seconds for a request. A small one, and one that the browser cannot decode, stays as it is; the server judges it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= SHRINK_ABOVE_BYTES) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const scale = Math.min(1, LONGEST_EDGE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const smaller = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  )
  return smaller && smaller.size < file.size ? smaller : file
}
