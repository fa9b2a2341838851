import { expect, test } from 'vitest'
import { MINUTE_MS } from '../time-units.ts'
import { claimsOf, type TakenTime } from './claims.ts'

// Minutes of a day keep the cases readable.
const taken = (from: number, to: number, isBlock = false): TakenTime => ({
  startsAt: from * MINUTE_MS,
  endsAt: to * MINUTE_MS,
  isBlock,
})
const visit = (from: number, to: number, bufferMinutes = 0, travelMinutes = 0) => ({
  startsAt: from * MINUTE_MS,
  endsAt: to * MINUTE_MS,
  bufferMinutes,
  travelMinutes,
  waits: [],
})
const minutes = (claims: ReturnType<typeof claimsOf>) =>
  claims?.map(({ startsAt, endsAt, isSqueezed, isTravel }) => [
    startsAt / MINUTE_MS,
    endsAt / MINUTE_MS,
    ...(isTravel ? ['travel'] : []),
    ...(isSqueezed ? ['squeezed'] : []),
  ])

test('[WORK-15] a visit takes its time with the buffer, beside what is taken', () => {
  const around = [taken(0, 60), taken(110, 200)]
  expect(minutes(claimsOf(visit(60, 100, 10), around, false))).toEqual([[60, 110]])
  expect(claimsOf(visit(60, 101, 10), around, false)).toBeNull()
  expect(claimsOf(visit(59, 100), around, false)).toBeNull()
})

test('[WORK-15] the buffer is cut at a block, and not at a visit', () => {
  expect(minutes(claimsOf(visit(60, 100, 10), [taken(105, 200, true)], false))).toEqual([[60, 105]])
  expect(minutes(claimsOf(visit(60, 100, 10), [taken(100, 200, true)], false))).toEqual([[60, 100]])
  expect(claimsOf(visit(60, 100, 10), [taken(99, 200, true)], false)).toBeNull()
  expect(claimsOf(visit(60, 100, 10), [taken(105, 200)], false)).toBeNull()
})

test('[WORK-17] only the stretch that overlaps is squeezed, in a part for each time it overlaps', () => {
  const day = [taken(0, 70), taken(90, 95, true), taken(95, 120)]
  expect(minutes(claimsOf(visit(60, 100), day, true))).toEqual([
    [60, 70, 'squeezed'],
    [70, 90],
    [90, 95, 'squeezed'],
    [95, 100, 'squeezed'],
  ])
  expect(minutes(claimsOf(visit(10, 20), day, true))).toEqual([[10, 20, 'squeezed']])
  expect(minutes(claimsOf(visit(70, 90), day, true))).toEqual([[70, 90]])
})

test('[WORK-17] squeezing in takes the buffer too, unless a block follows', () => {
  expect(minutes(claimsOf(visit(60, 100, 20), [taken(110, 200)], true))).toEqual([
    [60, 110],
    [110, 120, 'squeezed'],
  ])
  expect(minutes(claimsOf(visit(60, 100, 20), [taken(90, 200, true)], true))).toEqual([
    [60, 90],
    [90, 100, 'squeezed'],
  ])
})

test('[WORK-140] travel before a visit and after its buffer are claims of their own, and never cut', () => {
  const home = visit(60, 100, 10, 20)
  expect(minutes(claimsOf(home, [taken(0, 40), taken(130, 150)], false))).toEqual([
    [40, 60, 'travel'],
    [60, 110],
    [110, 130, 'travel'],
  ])
  expect(claimsOf(home, [taken(0, 41)], false)).toBeNull()
  expect(claimsOf(home, [taken(129, 150, true)], false)).toBeNull()
  expect(minutes(claimsOf(home, [taken(105, 115)], true))).toEqual([
    [40, 60, 'travel'],
    [60, 105],
    [105, 110, 'squeezed'],
    [110, 115, 'travel', 'squeezed'],
    [115, 130, 'travel'],
  ])
})

test('[WORK-132, WORK-140] a visit at home that waits claims its stretches with travel around them', () => {
  const colour = { ...visit(60, 180, 10, 20), waits: [{ from: 30, to: 75 }] }
  const all = [
    [40, 60, 'travel'],
    [60, 90],
    [135, 190],
    [190, 210, 'travel'],
  ]
  const between = [taken(0, 40), taken(90, 135), taken(210, 220)]
  expect(minutes(claimsOf(colour, between, false))).toEqual(all)
  expect(claimsOf(colour, [taken(30, 41)], false)).toBeNull()
  expect(claimsOf(colour, [taken(209, 215)], false)).toBeNull()
  expect(claimsOf(colour, [taken(134, 136)], false)).toBeNull()
})

test('[WORK-132] a visit claims each stretch, and another visit fits in its waiting time', () => {
  const colour = { ...visit(60, 180, 10), waits: [{ from: 30, to: 75 }] }
  expect(minutes(claimsOf(colour, [taken(90, 130), taken(190, 200)], false))).toEqual([
    [60, 90],
    [135, 190],
  ])
  expect(claimsOf(colour, [taken(80, 130)], false)).toBeNull()
  expect(claimsOf(colour, [taken(90, 136)], false)).toBeNull()
  expect(minutes(claimsOf(colour, [taken(90, 140)], true))).toEqual([
    [60, 90],
    [135, 140, 'squeezed'],
    [140, 190],
  ])
})
