/** All benchmarks, in the order in which they run and stand on the page. */
import type { Benchmark } from './benchmark.ts'
import { decisions } from './benchmarks/decisions.ts'

export const benchmarks: readonly Benchmark[] = [decisions]
