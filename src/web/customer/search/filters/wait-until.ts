/** Checks a condition at most `attempts` times, with an interval; returns whether it holds. */
export async function waitUntil(
  isDone: () => boolean,
  { attempts, intervalMs }: { attempts: number; intervalMs: number },
): Promise<boolean> {
  for (let attempt = 0; attempt < attempts && !isDone(); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
  return isDone()
}
