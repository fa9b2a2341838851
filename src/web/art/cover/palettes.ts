import type { PaletteName } from './cover-style.ts'

/** The nine colours of a picture. */
export type Ink =
  | 'ground'
  | 'moon'
  | 'petalDark'
  | 'petal'
  | 'petalLight'
  | 'heart'
  | 'leafDark'
  | 'leafLight'
  | 'stem'

/** Colours that differ in dark mode; the flowers' colours do not. */
type Night = Readonly<Record<'ground' | 'moon' | 'stem', string>>

export type Palette = Readonly<Record<Ink, string> & { night: Night }>

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  blush: {
    ground: '#F8DDD8',
    moon: '#FCEEE9',
    petalDark: '#B4436B',
    petal: '#DE7F98',
    petalLight: '#F6B9C1',
    heart: '#F2C879',
    leafDark: '#4F7A5B',
    leafLight: '#6C9873',
    stem: '#3C5B46',
    night: { ground: '#4B2634', moon: '#5D3343', stem: '#7FA487' },
  },
  plum: {
    ground: '#4A2B47',
    moon: '#5D3A59',
    petalDark: '#E48CA4',
    petal: '#F4B6BF',
    petalLight: '#FBDDDC',
    heart: '#F0C06A',
    leafDark: '#7FA487',
    leafLight: '#A3C2A4',
    stem: '#8FB093',
    night: { ground: '#4A2B47', moon: '#5D3A59', stem: '#8FB093' },
  },
  sage: {
    ground: '#D7E2D2',
    moon: '#EAF0E4',
    petalDark: '#C75C7B',
    petal: '#F1A9A9',
    petalLight: '#FBDDD3',
    heart: '#EBB85E',
    leafDark: '#3F6B50',
    leafLight: '#5E8B68',
    stem: '#34543F',
    night: { ground: '#22392C', moon: '#2E4A39', stem: '#86AE8E' },
  },
  peach: {
    ground: '#F9DEC6',
    moon: '#FDEFDF',
    petalDark: '#C4523F',
    petal: '#E98A6B',
    petalLight: '#F8C3A6',
    heart: '#FBE3A6',
    leafDark: '#56734A',
    leafLight: '#7B9666',
    stem: '#46603E',
    night: { ground: '#4F2B20', moon: '#623829', stem: '#9BB184' },
  },
  lilac: {
    ground: '#E6D9E3',
    moon: '#F4EDF1',
    petalDark: '#7B3F6E',
    petal: '#B27BA3',
    petalLight: '#E2C0D6',
    heart: '#F3CD7E',
    leafDark: '#4C7365',
    leafLight: '#6E9585',
    stem: '#3C5A50',
    night: { ground: '#392442', moon: '#4A3354', stem: '#84AD9D' },
  },
  butter: {
    ground: '#F6E6BE',
    moon: '#FCF4DD',
    petalDark: '#B83E62',
    petal: '#EB8C8C',
    petalLight: '#FAC9B8',
    heart: '#D9973A',
    leafDark: '#4D7150',
    leafLight: '#73966B',
    stem: '#3E5A40',
    night: { ground: '#463619', moon: '#5A4723', stem: '#8FAE86' },
  },
}
