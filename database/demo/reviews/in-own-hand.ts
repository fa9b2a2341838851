import type { Dice } from '../dice.ts'

/** Some people write without capitals, some end on an exclamation mark, a few with a flower. */
export function inOwnHand(text: string, chance: Dice): string {
  const hand = chance.fraction()
  if (hand < 0.05 && text.length < 90) return text.replace(/\.$/, '').toLowerCase()
  if (hand < 0.13) return text.replace(/\.$/, '!')
  if (hand < 0.17) return `${text} ${chance.pick(FLOURISHES)}`
  return text
}

const FLOURISHES = ['🌸', '💛', '👌', '😊', '💐', '✨', '❤️', '👏']
