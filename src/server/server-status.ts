import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ServerFigures } from '#primitives/server-status.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { Admission } from './http/admission.ts';
import type { PageCache } from './page-cache/page-cache.ts';

const resolutionMs = 20;
const nanosecondsPerMs = 1e6;
/** Length of a measuring window; the status covers the last one or two. */
const forgetAfterMs = 60_000;

/** Starts measuring this process and returns a function that reports its status. */
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

/** 95th percentile of the event-loop delay, less the resolution of the timer. */
function delayOf(measured: ReturnType<typeof startMeasuring>): number {
  return Math.max(0, measured.percentile(95) / nanosecondsPerMs - resolutionMs);
}
