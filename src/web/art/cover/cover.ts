import { seedOf } from '../seeded-random.ts'
import { coverStyle, type PaletteName, type SceneName } from './cover-style.ts'
import { type Palette, palettes } from './palettes.ts'
import { arch } from './scenes/arch.ts'
import { bloom } from './scenes/bloom.ts'
import { branch } from './scenes/branch.ts'
import { field } from './scenes/field.ts'
import { meadow } from './scenes/meadow.ts'
import { pond } from './scenes/pond.ts'
import { tulips } from './scenes/tulips.ts'
import { vase } from './scenes/vase.ts'
import { wisteria } from './scenes/wisteria.ts'
import { createSvgCanvas, type SvgCanvas } from './svg-canvas.ts'

export type CoverOptions = {
  /** Whether the picture is a 4:1 frieze; otherwise it is 8:5 and may be cropped to 16:9 or 1:1. */
  wide?: boolean | undefined
  scene?: SceneName | undefined
  palette?: PaletteName | undefined
}

/**
 * The generated cover of a salon as SVG: the same name always gives the same picture. Flat shapes, no
 * filters or gradients; 17 to 58 KB. The name determines scene and palette where they are not given.
 */
export function cover(userName: string, options: CoverOptions = {}): string {
  const nameStyle = coverStyle(userName)
  const palette = palettes[options.palette ?? nameStyle.palette]
  const wide = options.wide ?? false
  const canvas = createSvgCanvas(seedOf(userName), palette)
  const mirrored = canvas.random() < 0.5 ? ' transform="translate(640 0) scale(-1 1)"' : ''
  scenes[options.scene ?? nameStyle.scene](canvas, wide)
  const picture = `<g${mirrored}>${canvas.shapes()}</g>`
  return wide ? frieze(picture, palette) : singlePicture(picture, palette)
}

const scenes: Readonly<Record<SceneName, (canvas: SvgCanvas, wide: boolean) => void>> = {
  branch,
  meadow,
  arch,
  vase,
  bloom,
  tulips,
  pond,
  wisteria,
  field,
}

function singlePicture(picture: string, palette: Palette): string {
  const ground = `<rect width="640" height="400" class="b" fill="${palette.ground}"/>`
  return svgDocument('0 0 640 400', palette, ground + picture)
}

/** The scene with its mirror image left and right, so that shapes continue across the edges. */
function frieze(picture: string, palette: Palette): string {
  const ground = `<rect class="b" x="-640" width="1920" height="400" fill="${palette.ground}"/>`
  const mirrors = [1, 1279].map((x) => `<use href="#c" transform="translate(${x}) scale(-1 1)"/>`)
  const parts = `${ground}<g id="c">${picture}</g>${mirrors.join('')}`
  return svgDocument('-400 20 1440 360', palette, parts)
}

function svgDocument(viewBox: string, { night }: Palette, content: string): string {
  const rules = `.b{fill:${night.ground}}.m{fill:${night.moon}}.s{stroke:${night.stem}}`
  const style = `<style>@media(prefers-color-scheme:dark){${rules}}</style>`
  const shape = `viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${shape}>${style}${content}</svg>`
}
