import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverStyle, coverStyles, paletteNames, sceneNames } from './cover-style.ts'

const someNames = fc.array(fc.string({ maxLength: 12 }), { maxLength: 60 })
const someColumns = fc.integer({ min: 1, max: 5 })

test('the same name always has the same scene and palette', () => {
  expect(coverStyle('maison-pioen')).toEqual({ palette: 'blush', scene: 'tulips' })
  expect(coverStyle('studio-wimper')).toEqual({ palette: 'lilac', scene: 'field' })
})

test('names spread over all scenes and palettes', () => {
  const choices = Array.from({ length: 200 }, (_, i) => coverStyle(`salon-${i}`))
  expect(new Set(choices.map(({ scene }) => scene)).size).toBe(sceneNames.length)
  expect(new Set(choices.map(({ palette }) => palette)).size).toBe(paletteNames.length)
})

test('no cover has the palette of the one before or above', () => {
  fc.assert(
    fc.property(someNames, someColumns, (names, columns) => {
      const placed = coverStyles(names, columns)
      placed.forEach(({ palette }, i) => {
        expect(placed[i - 1]?.palette).not.toBe(palette)
        if (columns > 1) expect(placed[i - columns]?.palette).not.toBe(palette)
      })
    }),
  )
})

test('no cover has scene and palette of the two before', () => {
  fc.assert(
    fc.property(someNames, someColumns, (names, columns) => {
      const pictures = coverStyles(names, columns).map(
        ({ scene, palette }) => `${scene} ${palette}`,
      )
      pictures.forEach((picture, i) => {
        expect(pictures.slice(Math.max(0, i - 2), i)).not.toContain(picture)
      })
    }),
  )
})

test('only palettes change: a salon keeps its scene, and its palette unless a neighbour has it', () => {
  fc.assert(
    fc.property(someNames, someColumns, (names, columns) => {
      const placed = coverStyles(names, columns)
      expect(placed.map(({ name, scene }) => ({ name, scene }))).toEqual(
        names.map((name) => ({ name, scene: coverStyle(name).scene })),
      )
    }),
  )
  expect(coverStyles(['maison-pioen'])).toEqual([
    { name: 'maison-pioen', ...coverStyle('maison-pioen') },
  ])
})

test('in a list that grows, what is shown already keeps its picture', () => {
  fc.assert(
    fc.property(someNames, someNames, someColumns, (shown, added, columns) => {
      const grown = coverStyles([...shown, ...added], columns)
      expect(grown.slice(0, shown.length)).toEqual(coverStyles(shown, columns))
    }),
  )
})
