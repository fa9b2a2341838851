import { z } from 'zod'
import { DAY_SECONDS } from '#domain/time-units.ts'
import { MAX_ART_NAME_LENGTH } from './art-address.ts'
import { cover } from './cover/cover.ts'
import { paletteNames, sceneNames } from './cover/cover-style.ts'
import { lruCache } from './lru-cache.ts'
import { hairStyles } from './portrait/hair.ts'
import { portrait } from './portrait/portrait.ts'

/**
 * The picture at a path with its query, or null where there is none:
 * `/art/covers/{userName}.svg` with `wide=1`, `scene` and `palette`, and
 * `/art/portraits/{name}.svg` with `style` and, as `#RRGGBB`, `skin`, `hair`, `garment` and
 * `ground`. A name is at most 64 lower-case letters, digits and hyphens. An invalid value of these
 * parameters gives null; other parameters are ignored.
 */
export function artFor(path: string): { svg: string; maxAgeSeconds: number } | null {
  const [pathname = '', search = ''] = path.split('?', 2)
  const [, kind, name] = /^\/art\/(covers|portraits)\/([a-z0-9-]+)\.svg$/.exec(pathname) ?? []
  if (!name || name.length > MAX_ART_NAME_LENGTH) return null
  const query = Object.fromEntries(new URLSearchParams(search))
  const svg = kind === 'covers' ? coverFor(name, query) : portraitFor(name, query)
  return svg === null ? null : { svg, maxAgeSeconds: YEAR_SECONDS }
}

// The picture of a name never changes.
const YEAR_SECONDS = 365 * DAY_SECONDS

type Query = Readonly<Record<string, string>>

const coverQuery = z.object({
  wide: z.literal('1').optional(),
  scene: z.enum(sceneNames).optional(),
  palette: z.enum(paletteNames).optional(),
})

function coverFor(name: string, query: Query): string | null {
  const parsed = coverQuery.safeParse(query)
  if (!parsed.success) return null
  const { wide, scene, palette } = parsed.data
  const key = ['cover', name, wide, scene, palette].join(' ')
  return cachedSvg(key, () => cover(name, { wide: wide === '1', scene, palette }))
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
  const parsed = portraitQuery.safeParse(query)
  if (!parsed.success) return null
  const { style, skin, hair, garment, ground } = parsed.data
  const key = ['portrait', name, style, skin, hair, garment, ground].join(' ')
  return cachedSvg(key, () => portrait(name, parsed.data))
}

// At most 58 KB each, 12 MB in all.
const cachedSvg = lruCache<string>(200)
