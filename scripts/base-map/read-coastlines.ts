import { join } from 'node:path'
import { Dataset, File, ready } from 'h5wasm/node'
import type { Box, Point, River } from './point.ts'

/*
 * GMT keeps its lines in bins of one degree, counted from the north-west corner of the world. A bin names its
 * first segment, a segment its first point; a point is 16 bits east and north of the bin's south-west corner.
 */

/** Pieces of shore, of land, of lakes in it and of islands in these; land lies to the left of a piece. */
export async function readCoast(folder: string, box: Box): Promise<Point[][]> {
  const column = await open(folder, 'binned_GSHHS_f.nc')
  // Points, level, entry and exit side share one number; only the points are needed here.
  const facts = column('Embedded_npts_levels_exit_entry_for_a_segment')
  const pointsOf = (segment: number) => facts(segment) >> 9
  return segmentsIn(box, column, pointsOf).map(({ line }) => line)
}

/** Pieces of rivers and canals, with the width in metres that their class stands for. */
export async function readRivers(folder: string, box: Box): Promise<River[]> {
  const column = await open(folder, 'binned_river_f.nc')
  const classes = column('Hierarchial_level_of_a_segment')
  const points = column('N_points_for_a_segment')
  return segmentsIn(box, column, points).flatMap(({ segment, line }) => {
    const width = WIDTHS.get(classes(segment))
    return width === undefined ? [] : [{ width, line }]
  })
}

/** Pieces of borders between countries. */
export async function readBorders(folder: string, box: Box): Promise<Point[][]> {
  const column = await open(folder, 'binned_border_f.nc')
  const levels = column('Hierarchial_level_of_a_segment')
  const points = column('N_points_for_a_segment')
  return segmentsIn(box, column, points)
    .filter(({ segment }) => levels(segment) === 1)
    .map(({ line }) => line)
}

// 0 and 1 are the great rivers, 2 to 4 lesser ones, 8 and 9 canals; what may run dry is left out.
const WIDTHS = new Map([
  [0, 120],
  [1, 250],
  [2, 120],
  [3, 60],
  [4, 80],
  [8, 60],
  [9, 30],
])

/** A column of a file by its name. */
type ReadColumn = (name: string) => Column

/** The number in a row of a column. */
type Column = (row: number) => number

async function open(folder: string, name: string): Promise<ReadColumn> {
  await ready
  const file = new File(join(folder, name), 'r')
  return (column) => {
    const dataset = file.get(column)
    const rows = dataset instanceof Dataset ? dataset.value : undefined
    if (!(rows instanceof Int16Array || rows instanceof Int32Array))
      throw new Error(`${name} has no column ${column} of whole numbers`)
    return (row) => {
      const value = rows[row]
      if (value === undefined) throw new RangeError(`${column} has no row ${row}`)
      return value
    }
  }
}

function segmentsIn(box: Box, column: ReadColumn, pointsOf: Column) {
  const firstSegments = column('Id_of_first_segment_in_a_bin')
  const counts = column('N_segments_in_a_bin')
  const firstPoints = column('Id_of_first_point_in_a_segment')
  const east = column('Relative_longitude_from_SW_corner_of_bin')
  const north = column('Relative_latitude_from_SW_corner_of_bin')
  const found: { segment: number; line: Point[] }[] = []
  for (const { bin, lon, lat } of binsOf(box)) {
    const firstSegment = firstSegments(bin)
    for (let segment = firstSegment; segment < firstSegment + counts(bin); segment++) {
      const first = firstPoints(segment)
      const line = Array.from(
        { length: pointsOf(segment) },
        (_, index): Point => [
          lon + (east(first + index) & 0xffff) / 0xffff,
          lat + (north(first + index) & 0xffff) / 0xffff,
        ],
      )
      found.push({ segment, line })
    }
  }
  return found
}

function binsOf(box: Box) {
  const bins: { bin: number; lon: number; lat: number }[] = []
  for (let lat = box.south; lat < box.north; lat++) {
    for (let lon = box.west; lon < box.east; lon++)
      bins.push({ bin: (89 - lat) * 360 + lon, lon, lat })
  }
  return bins
}
