import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { modelViewAr } from '#i18n/messages/model-view.ar.ts';
import { modelViewEn } from '#i18n/messages/model-view.en.ts';
import { expect, expectNoAxeViolations, inArabic, inEnglish, test } from '../support/browser/browser.ts';
import { modelCanvas, openModel, untilModelShown } from '../support/browser/model-view.ts';

const desk = '/product/sadu-height-adjustable-desk-160';
/** As its page states it, in metres. */
const size = { width: 1.6, height: 0.74, depth: 0.8 };

/** Dark modules of the code on the page, as `x,y`. */
function darkModules(page: Page, label: string): Promise<string[]> {
  return page
    .getByRole('img', { name: label })
    .locator('path')
    .evaluate((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x},${y}`),
    );
}

interface StoredFile {
  readonly name: string;
  /** Of its first byte in the archive. */
  readonly at: number;
  readonly text: string;
}

/** The files of an archive without compression, as USDZ is. */
function storedFiles(archive: Buffer): StoredFile[] {
  const files: StoredFile[] = [];
  for (let header = 0; archive.readUInt32LE(header) === 0x04034b50; ) {
    expect(archive.readUInt16LE(header + 8), 'method of compression').toBe(0);
    const [bytes, nameBytes] = [archive.readUInt32LE(header + 18), archive.readUInt16LE(header + 26)];
    const at = header + 30 + nameBytes + archive.readUInt16LE(header + 28);
    const name = archive.toString('latin1', header + 30, header + 30 + nameBytes);
    files.push({ name, at, text: archive.toString('latin1', at, at + bytes) });
    header = at + bytes;
  }
  return files;
}

/** In metres, of all meshes, which share the scale of their node. */
function sizeOf(files: readonly StoredFile[]) {
  const [, scale = 'none'] =
    files[0]?.text.match(/Xform "product".*?xformOp:transform = \( \(([^,]+),/s) ?? [];
  const corners = files.flatMap(({ name, text }) =>
    name.startsWith('geometries/')
      ? [...(text.match(/points = \[([^\]]*)\]/)?.[1] ?? '').matchAll(/\(([^)]*)\)/g)].map(([, point = '']) =>
          point.split(',').map(Number),
        )
      : [],
  );
  const side = (axis: number) => {
    const along = corners.map((corner) => corner[axis] ?? Number.NaN);
    return (along.reduce((a, b) => Math.max(a, b)) - along.reduce((a, b) => Math.min(a, b))) * Number(scale);
  };
  return { width: side(0), height: side(1), depth: side(2) };
}

inEnglish(({ path }) => {
  test('a desktop shows a code that opens the model on the phone', async ({ page }) => {
    // The address of the code opens the model by itself.
    await page.goto(path(`${desk}#3d`));
    await untilModelShown(page);
    await expect(modelCanvas(page)).not.toBeFocused();
    await page.getByRole('button', { name: modelViewEn.inRoom }).click();
    await expect(page.getByText(modelViewEn.onPhone)).toBeVisible();
    const address = new URL(`${desk}#3d`, page.url()).href;
    const expected = encode(address, { ecc: 'M', border: 2 }).data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])),
    );
    expect(await darkModules(page, modelViewEn.qrCode)).toEqual(expected);
    await expectNoAxeViolations(page, 'main');
  });
});

inArabic(({ path }) => {
  test.describe('on Android', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    });

    test('the app Scene Viewer opens the file of the product @nightly', async ({ page }) => {
      await page.goto(path(desk));
      await openModel(page, 'ar');
      const link = await page.getByRole('link', { name: modelViewAr.inRoom }).getAttribute('href');
      const [address = '', intent] = (link ?? '').split('#');
      const query = new URL(address).searchParams;
      expect(address).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?/);
      expect(intent).toMatch(/^Intent;.*;end;$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(query.get('title') ?? '');
      expect(query.get('link')).toBe(page.url());
      expect(query.get('resizable')).toBe('false');

      // What the app asks for: without cookies, and not from this page.
      const file = await fetch(query.get('file') ?? '');
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe('model/gltf-binary');
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(bytes.toString('latin1', 0, 4)).toBe('glTF');
      expect(bytes.readUInt32LE(8)).toBe(bytes.byteLength);
      await expectNoAxeViolations(page, 'main');
    });
  });

  test.describe('on iOS', () => {
    test('the file for Quick Look is made of the model, at true scale @nightly', async ({ page }) => {
      await page.addInitScript(() => {
        const supports = DOMTokenList.prototype.supports;
        DOMTokenList.prototype.supports = function (token) {
          return token === 'ar' || Reflect.apply(supports, this, [token]);
        };
      });
      await page.goto(path(desk));
      await openModel(page, 'ar');
      const opened = page.waitForEvent('download');
      await page.getByRole('button', { name: modelViewAr.inRoom }).click();
      const download = await opened;
      expect(download.suggestedFilename()).toBe('model.usdz');
      const usdz = await readFile(await download.path());
      const files = storedFiles(usdz);
      expect(files[0]?.name).toBe('model.usda');
      for (const { at } of files) expect(at % 64).toBe(0);
      expect(files[0]?.text).toContain('metersPerUnit = 1');
      expect(files[0]?.text).toContain('upAxis = "Y"');
      expect(files.filter(({ name }) => name.startsWith('textures/')).length).toBeGreaterThan(0);
      const measured = sizeOf(files);
      for (const side of ['width', 'height', 'depth'] as const) {
        expect(measured[side] / size[side], side).toBeGreaterThan(0.98);
        expect(measured[side] / size[side], side).toBeLessThan(1.02);
      }
    });
  });
});
