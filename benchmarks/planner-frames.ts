import type { Browser, Page } from '@playwright/test';
import { planRoom } from '#domain/planner/layout/plan-room.ts';
import type { Plan } from '#domain/planner/plan.ts';
import { planFragment } from '#domain/planner/plan-link.ts';
import { plannerEn } from '#i18n/messages/storefront/planner/planner.en.ts';
import { planWalkEn } from '#i18n/messages/storefront/planner/walk.en.ts';
import { door, plannedProducts, rectangularRoom, windowIn } from '../tests/support/plans/planned-products.ts';
import { launchBrowser } from './support/browser.ts';
import { isTrial } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { milliseconds, report, rounded } from './support/result.ts';
import { startShopUnderTest } from './support/shop-under-test.ts';

/**
 * How long does a frame of the 3D view take with 200 pieces, drawn in software, next to one of the same room with a tenth of
 * them? A graphics card draws both many times faster; the number of pieces must not decide.
 */
const movements = isTrial ? 3 : 7;
/** A whole turn in steps of 15 degrees. */
const framesOfMovement = 24;
const views = ['overview', 'walk'] as const;
const mostTimesAFewPieces = 3;

/** An office for as many people as make at least 200 pieces, in 500 m². */
function furnishedOffice(): Plan {
  const room = rectangularRoom(25_000, 20_000, {
    openings: [door(2, 300, { width: 1_200 }), windowIn(3, 300, 19_000)],
  });
  const products = new Map([...plannedProducts].map(([id, product]) => [id, { ...product, stock: 500 }]));
  const [first] = planRoom({
    name: 'Office',
    rooms: [room],
    products,
    people: 75,
    style: 'modern',
    budget: null,
    day: null,
    earliestDays: new Map(),
    seed: 1,
  });
  if (!first || first.plan.pieces.length < 200) throw new Error('the office has fewer than 200 pieces');
  return first.plan;
}

/** The plan with the products of this shop, whose ids are its own. */
async function inShop(plan: Plan, url: string): Promise<Plan> {
  const ids = new Map<string, string>();
  for (const slug of new Set(plan.pieces.map(({ product }) => product))) {
    const answer = await fetch(`${url}/api/products/${slug}`);
    ids.set(slug, ((await answer.json()) as { data: { id: string } }).data.id);
  }
  return {
    ...plan,
    pieces: plan.pieces.map((piece) => ({ ...piece, product: ids.get(piece.product) ?? '' })),
  };
}

/** Turns by a key for each frame, as long as a movement takes, and waits until the last one is drawn. */
async function turn(page: Page, count: number): Promise<number> {
  const canvas = page.getByRole('application', { name: planWalkEn.label });
  return canvas.evaluate(async (element, wanted) => {
    const drawing = element as HTMLCanvasElement;
    const context = drawing.getContext('webgl2');
    const begun = performance.now();
    for (let frame = 0; frame < wanted; frame += 1) {
      drawing.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // A pixel can be read once all before it is drawn.
    context?.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
    return (performance.now() - begun) / wanted;
  }, count);
}

async function measure(browser: Browser, url: string, plan: Plan): Promise<Record<string, number>> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/planner#${await planFragment(plan)}`);
    await page.getByRole('button', { name: plannerEn.views.walk, exact: true }).click({ timeout: 60_000 });
    await page
      .getByRole('status')
      .filter({ hasText: planWalkEn.ready })
      .waitFor({ state: 'attached', timeout: 120_000 });
    const measured: Record<string, number> = {};
    for (const view of views) {
      if (view === 'walk') await page.keyboard.press('v');
      const taken: number[] = [];
      for (let turns = 0; turns < movements; turns += 1) taken.push(await turn(page, framesOfMovement));
      measured[view] = percentile(taken, 0.5);
    }
    return measured;
  } finally {
    await context.close();
  }
}

const full = furnishedOffice();
const few = { ...full, pieces: full.pieces.filter((_, index) => index % 10 === 0) };
const shop = await startShopUnderTest();
const browser = await launchBrowser();
let measured: Record<'few' | 'full', Record<string, number>>;
try {
  measured = {
    few: await measure(browser, shop.url, await inShop(few, shop.url)),
    full: await measure(browser, shop.url, await inShop(full, shop.url)),
  };
} finally {
  await browser.close();
  await shop.stop();
}
const times = (view: string) => (measured.full[view] ?? 0) / (measured.few[view] ?? 1);
await report('planner-frames', {
  question: 'How long does a frame of the 3D view of an office take?',
  method:
    `The 3D view of a furnished office of 500 m² in Chromium at 1440 by 900 pixels, drawn in software, while a key turns ` +
    `it once around in ${framesOfMovement} frames. Next to it the same room with every tenth piece. Median of ${movements} turns.`,
  tables: [
    {
      title: 'A frame',
      columns: ['', 'pieces', 'from above', 'while walking'],
      rows: (['few', 'full'] as const).map((name) => [
        name === 'few' ? 'every tenth piece' : 'all pieces',
        (name === 'few' ? few : full).pieces.length,
        ...views.map((view) => milliseconds(measured[name][view] ?? 0)),
      ]),
    },
  ],
  bars: views.map((view) => ({
    what: `a frame with all pieces, as a multiple of one with a tenth (${view === 'walk' ? 'walking' : 'from above'})`,
    value: Number(rounded(times(view))),
    atMost: mostTimesAFewPieces,
  })),
});
