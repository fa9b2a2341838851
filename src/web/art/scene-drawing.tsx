import type { ReactElement } from 'react'
import type { PaletteName, SceneName } from './cover/cover-style.ts'
import { CoverPicture } from './cover-picture.tsx'

/** The illustration of empty states, error pages and the sign-in dialog. */
export function SceneDrawing(props: {
  of: SceneDrawingName
  className?: string | undefined
}): ReactElement {
  return <CoverPicture {...drawings[props.of]} className={props.className} eager />
}

type SceneDrawingName = 'not-found' | 'nothing-found' | 'no-access' | 'no-bookings' | 'sign-in'

type Drawing = { userName: string; scene: SceneName; palette: PaletteName; wide?: boolean }

const drawings: Readonly<Record<SceneDrawingName, Drawing>> = {
  'not-found': { userName: 'atelier-blauweregen', scene: 'wisteria', palette: 'lilac' },
  'nothing-found': { userName: 'lotus-en-linnen', scene: 'pond', palette: 'sage' },
  'no-access': { userName: 'studio-wimper', scene: 'branch', palette: 'plum' },
  'no-bookings': { userName: 'buiten-de-stad', scene: 'field', palette: 'butter' },
  'sign-in': { userName: 'maison-pioen', scene: 'bloom', palette: 'plum', wide: true },
}
