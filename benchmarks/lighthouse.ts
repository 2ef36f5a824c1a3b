import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { languages, requireBrowser } from './support/browser.ts';
import { keepCoresHalfBusy } from './support/half-busy.ts';
import { untilAtRest } from './support/measure.ts';
import { isTrial, numberOption } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { report } from './support/result.ts';
import { examplePagesOf, startShopUnderTest } from './support/shop-under-test.ts';

/**
 * Which scores does Lighthouse give the shop on a phone? `--runs=` sets how often each page is audited (5);
 * `--half-busy` gives both cores other work for half of the time.
 */
const isHalfBusy = process.argv.includes('--half-busy');
const runs = numberOption('runs', isTrial ? 1 : 5);
const targets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];

const run = promisify(execFile);

/** Lighthouse's command. It is no dependency of the shop: if it is missing it is installed for this run. */
async function findLighthouse(folder: string): Promise<string> {
  const entry = 'cli/index.js';
  try {
    const manifest = createRequire(import.meta.url).resolve('lighthouse/package.json');
    return join(dirname(manifest), entry);
  } catch {
    console.log('Installing Lighthouse for this run…');
    await run('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      'lighthouse@13',
    ]);
    return join(folder, 'node_modules/lighthouse', entry);
  }
}

interface LighthouseReport {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

const folder = await mkdtemp(join(tmpdir(), 'shop-lighthouse-'));
const program = await findLighthouse(folder);
const { executablePath, env } = await requireBrowser();
const shop = await startShopUnderTest();

async function audit(address: string): Promise<LighthouseReport> {
  const file = join(folder, 'report.json');
  await run(
    process.execPath,
    [
      program,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, ...env, ...(executablePath && { CHROME_PATH: executablePath }) } },
  );
  return JSON.parse(await readFile(file, 'utf8')) as LighthouseReport;
}

const rows: (string | number)[][] = [];
const lowest = new Map<Category, number>();
let endOtherWork = () => {};
try {
  const views = Object.entries(await examplePagesOf(shop)).flatMap(([page, path]) =>
    languages.map(([language, prefix]) => ({
      name: `${page}, ${language}`,
      address: `${shop.url}${prefix}${path === '/' && prefix ? '' : path}`,
    })),
  );
  // The first visit of a page makes the shop encode its pictures as AVIF in the background (decision 0034).
  for (const { address } of views) await audit(address);
  await untilAtRest(shop.server);
  if (isHalfBusy) endOtherWork = keepCoresHalfBusy();
  for (const { name, address } of views) {
    const reports: LighthouseReport[] = [];
    for (let turn = 0; turn < runs; turn += 1) reports.push(await audit(address));
    const median = (value: (one: LighthouseReport) => number) => percentile(reports.map(value), 0.5);
    const scores = categories.map((category) =>
      Math.round(100 * median((one) => one.categories[category].score ?? 0)),
    );
    categories.forEach((category, index) => {
      lowest.set(category, Math.min(lowest.get(category) ?? 100, scores[index] ?? 0));
    });
    const measured = Object.values(timings).map((name) =>
      Number(
        median((one) => one.audits[name]?.numericValue ?? Number.NaN).toFixed(name.endsWith('shift') ? 3 : 0),
      ),
    );
    rows.push([name, ...scores, ...measured]);
  }
} finally {
  endOtherWork();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
await report(isHalfBusy ? 'lighthouse-half-busy' : 'lighthouse', {
  question: 'Which scores does Lighthouse give the shop on a phone?',
  method: `Lighthouse's usual phone and slow 4G, simulated; the median of ${runs} runs of each page, which was visited before${isHalfBusy ? '; other programs use half of each core' : ''}. Times in ms.`,
  tables: [{ title: 'Scores', columns: ['', ...categories, ...Object.keys(timings)], rows }],
  bars: categories.map((category) => ({
    what: `the lowest score for ${category}`,
    value: lowest.get(category) ?? Number.NaN,
    atLeast: targets[category],
  })),
});
