/** All benchmarks, in the order in which they run and appear on the page. */
import type { Benchmark } from './benchmark.ts'
import { basic } from './benchmarks/basic.ts'
import { bundles } from './benchmarks/bundles.ts'
import { clone } from './benchmarks/clone.ts'
import { cold } from './benchmarks/cold.ts'
import { day } from './benchmarks/day.ts'
import { decisions } from './benchmarks/decisions.ts'
import { lists } from './benchmarks/lists.ts'
import { path } from './benchmarks/path.ts'
import { scale } from './benchmarks/scale.ts'
import { strangers } from './benchmarks/strangers.ts'
import { tracking } from './benchmarks/tracking.ts'
import { warm } from './benchmarks/warm.ts'

export const benchmarks: readonly Benchmark[] = [
  decisions,
  cold,
  bundles,
  warm,
  basic,
  path,
  scale,
  lists,
  strangers,
  tracking,
  day,
  clone,
]
