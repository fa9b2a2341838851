/** Looks so many times, with a pause after each, whether something is there by now. */
export async function waitUntil(
  isDone: () => boolean,
  { attempts, intervalMs }: { attempts: number; intervalMs: number },
): Promise<boolean> {
  for (let attempt = 0; attempt < attempts && !isDone(); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
  return isDone()
}
