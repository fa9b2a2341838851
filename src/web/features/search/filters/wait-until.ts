/** Looks so many times, with a pause after each, whether something is there by now. */
export async function waitUntil(
  isThere: () => boolean,
  { tries, everyMilliseconds }: { tries: number; everyMilliseconds: number },
): Promise<boolean> {
  for (let tried = 0; tried < tries && !isThere(); tried += 1) {
    await new Promise((resolve) => setTimeout(resolve, everyMilliseconds))
  }
  return isThere()
}
