import { filledPath, translucentPath } from './svg-path.ts'

export const hairStyles = [
  'long',
  'bun',
  'short',
  'curls',
  'scarf',
  'bob',
  'beard',
  'ponytail',
] as const
export type HairStyle = (typeof hairStyles)[number]

type Hair = { behind: string; before: string }

/** The parts behind and in front of the head; a scarf has the garment's colour. */
export function hairOf(style: HairStyle, hair: string, garment: string): Hair {
  return hairShapes[style](style === 'scarf' ? garment : hair)
}

const hairShapes: Readonly<Record<HairStyle, (color: string) => Hair>> = {
  long: (color) => ({
    behind: filledPath(
      color,
      'M27 40C25 20 34 11 48 11s23 9 21 29c-.5 10 3 18 5 26-6 6-46 6-52 0 2-8 5.5-16 5-26Z',
    ),
    before: filledPath(
      color,
      'M31 40c0-10 5-15 13-17 6-1.5 10-3 12-6 6 4 9 12 9 23 4-16-2-26-17-26S27 24 31 40Z',
    ),
  }),
  bun: (color) => ({
    behind: `<circle cx="48" cy="11" r="9" fill="${color}"/>`,
    before: filledPath(
      color,
      'M30.5 41C28 22 36 14 48 14s20 8 17.5 27c-1-8-4-12-8-15-6 2-15 2-19 0-4 3-7 7-8 15Z',
    ),
  }),
  short: (color) => ({
    behind: '',
    before: filledPath(
      color,
      'M31 36c-2-15 6-23 18-22 11 1 18 8 16 22-1-4-2-7-5-9-8 1-16-1-21-4-4 3-7 7-8 13Z',
    ),
  }),
  curls: (color) => ({
    behind: filledPath(
      color,
      'M24 46C20 22 32 10 48 10s28 12 24 36c2 8-2 15-9 14H33c-7 1-11-6-9-14Z',
    ),
    before: filledPath(
      color,
      'M30 42c-1-8 1-14 5-17 3 3 6 3 9 1 3 2 6 2 9 0 3 2 6 1 8-1 4 3 6 9 5 17 5-18-2-29-18-29S25 24 30 42Z',
    ),
  }),
  scarf: (color) => ({
    behind: filledPath(
      color,
      'M23 50C18 22 31 9 48 9s30 13 25 41c2 8 4 15 2 22H21c-2-7 0-14 2-22Z',
    ),
    before: filledPath(color, scarfHood + scarfOpening, ' fill-rule="evenodd"') + scarfFold,
  }),
  bob: (color) => ({
    behind: filledPath(color, 'M28 40C24 19 35 11 48 11s24 8 20 29l3 14H25Z'),
    before: filledPath(
      color,
      'M30 46c-1-11 0-18 5-22h26c5 4 6 11 5 22 5-19 0-32-18-32S25 27 30 46Z',
    ),
  }),
  beard: (color) => ({
    behind: '',
    before:
      filledPath(color, 'M31 38c-1-15 5-22 17-22s18 7 17 22c-1-6-3-9-6-11H37c-3 2-5 5-6 11Z') +
      filledPath(
        color,
        'M32 42c0 12 7 20 16 20s16-8 16-20c-1 5-4 8-7 8-5-1-13-1-18 0-3 0-6-3-7-8Z',
      ),
  }),
  ponytail: (color) => ({
    behind: filledPath(color, 'M62 18c14 4 14 22 10 36-2 7 2 12-3 18-6-6-9-14-8-26Z'),
    before: filledPath(
      color,
      'M31 40C28 22 36 13 49 13s19 8 16 27c-1-7-4-11-9-14-7 4-16 3-20 1-3 3-4.5 7-5 13Z',
    ),
  }),
}

const scarfHood = 'M23 52C19 22 32 9 48 9s29 13 25 43c0 14-12 20-25 20S23 66 23 52Z'
const scarfOpening = 'm11-13c0 12 6 19 14 19s14-7 14-19-5-18-14-18-14 6-14 18Z'
const scarfFold = translucentPath('#FFF', '.22', 'M31 29c6-9 28-9 34 0-6-5-28-5-34 0Z')
