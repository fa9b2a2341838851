import { seededRandom, seedOf } from '../seeded-random.ts'
import { type HairStyle, hairOf, hairStyles } from './hair.ts'
import { filledPath, translucentPath } from './svg-path.ts'

export type PortraitOptions = {
  skin?: string | undefined
  hair?: string | undefined
  garment?: string | undefined
  ground?: string | undefined
  style?: HairStyle | undefined
}

/**
 * The generated portrait of a person as SVG, 96 by 96, to be shown round; without eyes, nose or mouth.
 * The same name always gives the same picture. The name determines options that are not given.
 */
export function portrait(name: string, options: PortraitOptions = {}): string {
  const { random, oneOf } = seededRandom(seedOf(`p${name}`))
  const skin = options.skin ?? oneOf(skinColors)
  const hair = options.hair ?? oneOf(hairColors)
  const garment = options.garment ?? oneOf(garmentColors)
  const ground = options.ground ?? oneOf(backgroundColors)
  const style = options.style ?? oneOf(hairStyles)
  const blossomX = random() < 0.5 ? 65 : 31
  const { behind, before } = hairOf(style, hair, garment)
  const blossom = withoutBlossom.includes(style) ? '' : blossomAt(blossomX, 27, 6.5)
  const bust = neck(skin) + body(garment) + head(skin) + cheeks
  const picture = backdrop(ground) + behind + bust + before + blossom
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${picture}</svg>`
}

const skinColors = ['#F3CDB8', '#E5B08F', '#C98C66', '#9A6243', '#6E4330', '#F6D9C8']
const hairColors = ['#3A2230', '#6B3B2A', '#A8643A', '#D9A55B', '#2B1B22', '#8C8189']
const garmentColors = ['#B1275A', '#4F7A5B', '#7A4A86', '#C4523F', '#3F5E73', '#D9973A']
const backgroundColors = ['#F8DDD8', '#D7E2D2', '#F9DEC6', '#E6D9E3', '#F6E6BE', '#DCE6EA']

const withoutBlossom: readonly HairStyle[] = ['short', 'scarf', 'beard']

const backdrop = (ground: string) =>
  `<rect width="96" height="96" fill="${ground}"/>` +
  translucentPath('#FFF', '.35', 'M0 70C20 52 30 84 60 66 76 57 88 60 96 64V96H0Z')

const neck = (skin: string) =>
  filledPath(skin, 'M40 52h16v18a8 8 0 0 1-16 0Z') +
  translucentPath('#2E1A2B', '.13', 'M40 59c4 5 11 6 16 2v4c-5 4-12 3-16-1Z')

const body = (garment: string) =>
  filledPath(garment, 'M8 100C9 79 22 69 40 66c3 6 13 6 16 0 18 3 31 13 32 34Z') +
  translucentPath('#FFF', '.28', 'M40 66c3 6 13 6 16 0l5 1c-5 11-21 11-26 0Z')

const head = (skin: string) =>
  filledPath(skin, 'M32 38c0-13 6.5-20 16-20s16 7 16 20c0 12-7 22-16 22S32 50 32 38Z')

const cheeks = [38.5, 57.5]
  .map((x) => `<circle cx="${x}" cy="46" r="3.6" fill="#D65A6E" opacity=".3"/>`)
  .join('')

function blossomAt(x: number, y: number, radius: number): string {
  const size = `rx="${radius * 0.42}" ry="${radius * 0.58}"`
  const petals = [10, 82, 154, 226, 298].map((angle) => {
    const turn = `transform="rotate(${angle} ${x} ${y})"`
    return `<ellipse cx="${x}" cy="${y - radius * 0.62}" ${size} fill="#F6B9C1" ${turn}/>`
  })
  return `${petals.join('')}<circle cx="${x}" cy="${y}" r="${radius * 0.3}" fill="#F2C879"/>`
}
