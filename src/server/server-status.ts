import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ServerFigures } from '#primitives/server-status.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { Admission } from './http/admission.ts';
import type { PageCache } from './page-cache/page-cache.ts';

const resolutionMs = 20;
const nanosecondsPerMs = 1e6;
/** What is told is of the last one or two of these. */
const forgetAfterMs = 60_000;

/** Watches the process from now on; call it for what it has seen. */
export function watchServer(
  admission: Admission,
  pageCache: PageCache | undefined,
  startedAt: Date,
): () => ServerFigures {
  let current = startMeasuring();
  let before = current;
  setInterval(() => {
    before.disable();
    before = current;
    current = startMeasuring();
  }, forgetAfterMs).unref();
  return () => ({
    version: packageJson.version,
    startedAt,
    memoryBytes: process.memoryUsage.rss(),
    delayMs: Math.max(delayOf(before), delayOf(current)),
    refused: admission.figures.refused,
    cachedPages: pageCache?.figures.pages ?? 0,
  });
}

function startMeasuring() {
  const measured = monitorEventLoopDelay({ resolution: resolutionMs });
  measured.enable();
  return measured;
}

/** Beyond what measuring itself takes; nineteen of twenty were shorter. */
function delayOf(measured: ReturnType<typeof startMeasuring>): number {
  return Math.max(0, measured.percentile(95) / nanosecondsPerMs - resolutionMs);
}
