import type { SeededRandom } from '../seeded-random.ts'

/** Varies the writing: some without capitals, some with an exclamation mark, a few with an emoji. */
export function varyWriting(text: string, random: SeededRandom): string {
  const draw = random.fraction()
  if (draw < 0.05 && text.length < 90) return text.replace(/\.$/, '').toLowerCase()
  if (draw < 0.13) return text.replace(/\.$/, '!')
  if (draw < 0.17) return `${text} ${random.pick(EMOJI)}`
  return text
}

const EMOJI = ['🌸', '💛', '👌', '😊', '💐', '✨', '❤️', '👏']
