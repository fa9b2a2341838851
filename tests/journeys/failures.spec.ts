import { test } from './journey.ts'
