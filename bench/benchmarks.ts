/** All benchmarks, in the order in which they run and appear on the page. */
import type { Benchmark } from './benchmark.ts'
import { cold } from './benchmarks/cold.ts'
import { day } from './benchmarks/day.ts'
import { decisions } from './benchmarks/decisions.ts'
import { results } from './benchmarks/results.ts'
import { tracking } from './benchmarks/tracking.ts'
import { warm } from './benchmarks/warm.ts'

export const benchmarks: readonly Benchmark[] = [decisions, cold, warm, tracking, results, day]
