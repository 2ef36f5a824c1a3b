import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inArabic, test } from '../support/browser/browser.ts';
import { modelCanvas, untilModelShown } from '../support/browser/model-view.ts';
import { colourDifference, overlapOf, silhouetteOf, whiteShare } from '../support/browser/silhouette.ts';
import { isThorough } from '../support/thorough.ts';

/** In `npm test`: one with a screen, one with cloth and legs, one to see through. */
const quick = ['noor-monitor-32-4k-studio', 'dhow-meeting-tub-chair-grey', 'samt-phone-booth-120-graphite'];

/** One of each category, whose picture can be told from its ground. */
const sample = [
  ...quick,
  'majlis-classic-executive-desk-190',
  'sadu-call-center-station-100-terracotta',
  'majlis-meeting-table-200-oak',
  'liwan-curved-reception-counter-280-walnut',
  'liwan-sofa-2-box-black-leather',
  'khazna-locker-6-door-blue',
  'lawh-dome-desk-lamp-brick-red',
  'zubara-jabal-16-mobile-workstation',
  'zubara-qalaa-tower-black',
  'sahl-mono-laser-printer-a4-black',
  'shamal-rack-cabinet-42u-glass-black',
  'mizan-nas-4-bay-black',
  'barq-ups-1500va-black',
  'wasl-ip-phone-reception-key-module',
  'noor-laser-projector-6500',
  'hisn-network-recorder-16',
  'wasl-laptop-briefcase-15',
];

const leastOverlap = 0.75;
const mostStretch = 1.2;
const mostColourDifference = 60;
/** How much brighter than the ground a product, and how much darker a shadow, is not counted: from 0 to 255. */
const ground = 34;

const pictures = join(import.meta.dirname, '../../pictures/products');

inArabic(({ path }) => {
  for (const slug of isThorough ? sample : quick) {
    test(`the 3D model of ${slug} looks as its picture does @nightly`, async ({ page }) => {
      await page.goto(path(`/product/${slug}#3d`));
      await untilModelShown(page);
      const canvas = modelCanvas(page);
      // What lies over it is no part of the model.
      await canvas.evaluate((element) => {
        for (const other of element.parentElement?.children ?? []) {
          if (other !== element) (other as HTMLElement).style.visibility = 'hidden';
        }
      });
      const model = await silhouetteOf(await canvas.screenshot(), ground);
      const picture = await silhouetteOf(readFileSync(join(pictures, `${slug}-1.webp`)), ground);
      const stretch = model.ratio / picture.ratio;
      const found = {
        overlap: overlapOf(model, picture),
        stretch: Math.max(stretch, 1 / stretch),
        colour: colourDifference(model, picture),
        white: whiteShare(model) - whiteShare(picture),
      };
      test.info().annotations.push({ type: slug, description: JSON.stringify(found) });
      expect(model.share, 'share of the canvas').toBeGreaterThan(0.03);
      expect(found.overlap, 'overlap').toBeGreaterThan(leastOverlap);
      expect(found.stretch, 'stretch').toBeLessThan(mostStretch);
      expect(found.colour, 'difference of colour').toBeLessThan(mostColourDifference);
      expect(found.white, 'more white').toBeLessThan(0.15);
    });
  }
});
