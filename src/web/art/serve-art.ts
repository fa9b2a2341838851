import { z } from 'zod'
import { longestArtName } from './art-address.ts'
import { paletteNames, sceneNames } from './cover/choice.ts'
import { cover } from './cover/cover.ts'
import { hairStyles } from './portrait/hair.ts'
import { portrait } from './portrait/portrait.ts'
import { recentlyUsed } from './recently-used.ts'

/**
 * The drawn picture at a path with its query, or null where there is none:
 * `/art/covers/{userName}.svg` with `wide=1`, `scene` and `palette`, and
 * `/art/portraits/{name}.svg` with `style` and, as `#RRGGBB`, `skin`, `hair`, `garment` and
 * `ground`. A name is at most 64 small letters, digits and hyphens. A query may say nothing unknown
 * of these; whatever else it says is not looked at.
 */
export function artFor(path: string): { svg: string; maxAgeSeconds: number } | null {
  const [pathname = '', search = ''] = path.split('?', 2)
  const [, kind, name] = /^\/art\/(covers|portraits)\/([a-z0-9-]+)\.svg$/.exec(pathname) ?? []
  if (!name || name.length > longestArtName) return null
  const query = Object.fromEntries(new URLSearchParams(search))
  const svg = kind === 'covers' ? coverFor(name, query) : portraitFor(name, query)
  return svg === null ? null : { svg, maxAgeSeconds: aYear }
}

// A name has the same picture for ever, so a copy of it never grows old.
const aYear = 365 * 24 * 60 * 60

type Query = Readonly<Record<string, string>>

const coverQuery = z.object({
  wide: z.literal('1').optional(),
  scene: z.enum(sceneNames).optional(),
  palette: z.enum(paletteNames).optional(),
})

function coverFor(name: string, query: Query): string | null {
  const asked = coverQuery.safeParse(query)
  if (!asked.success) return null
  const { wide, scene, palette } = asked.data
  const key = ['cover', name, wide, scene, palette].join(' ')
  return drawn(key, () => cover(name, { wide: wide === '1', scene, palette }))
}

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .optional()

const portraitQuery = z.object({
  style: z.enum(hairStyles).optional(),
  skin: color,
  hair: color,
  garment: color,
  ground: color,
})

function portraitFor(name: string, query: Query): string | null {
  const asked = portraitQuery.safeParse(query)
  if (!asked.success) return null
  const { style, skin, hair, garment, ground } = asked.data
  const key = ['portrait', name, style, skin, hair, garment, ground].join(' ')
  return drawn(key, () => portrait(name, asked.data))
}

// At most 58 KB each: some twelve megabytes when all of them are the largest.
const drawn = recentlyUsed<string>(200)
