import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { validateBytes } from 'gltf-validator';
import { expect, test } from 'vitest';
import { seedProducts } from '#database/seed/data/products.ts';
import type { SeedProduct } from '#database/seed/seed-product.ts';
import { deriveTopView } from '#domain/planner/top-view/derive-top-view.ts';
import { repetitions } from '../support/thorough.ts';

const folder = resolve(import.meta.dirname, '../../pictures/models');
const models = globSync('*.glb', { cwd: folder }).map((path) => ({
  slug: basename(path, '.glb'),
  bytes: readFileSync(resolve(folder, path)),
}));
const productBySlug = new Map(seedProducts.map((product) => [product.slug, product]));

const mostBytes = 400_000;
const usualBytes = 150_000;
const mostBytesOfAll = 30e6;
const mostBytesOfView = 4_000;
/** Read by three.js, Scene Viewer and Quick Look without a decoder. */
const permittedExtensions = ['KHR_mesh_quantization'];
const largestDeviation = 0.02;
const mostAlphaOfGlass = 0.3;
/** In metres. */
const onTheFloor = 0.0005;

type Vector = readonly [number, number, number];

interface Model {
  readonly scenes: readonly {
    readonly extras: { readonly view: { readonly azimuth: number; readonly elevation: number } };
  }[];
  readonly extensionsRequired?: readonly string[];
  readonly buffers: readonly { readonly uri?: string }[];
  readonly images?: readonly { readonly uri?: string }[];
  readonly nodes: readonly {
    readonly name: string;
    readonly mesh: number;
    readonly translation: Vector;
    readonly scale: Vector;
  }[];
  readonly meshes: readonly {
    readonly primitives: readonly { readonly attributes: { readonly POSITION: number } }[];
  }[];
  readonly accessors: readonly { readonly min?: Vector; readonly max?: Vector }[];
  readonly materials: readonly {
    readonly alphaMode?: string;
    readonly emissiveTexture?: unknown;
    readonly pbrMetallicRoughness: {
      readonly baseColorFactor: readonly [number, number, number, number];
      readonly baseColorTexture?: unknown;
    };
  }[];
}

/** The first chunk of a GLB is the document, as JSON. */
function parseModel(bytes: Buffer): Model {
  return JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12)));
}

/** Lowest and highest corner of a node in metres: width, height, depth. */
function boundsOf({ meshes, accessors }: Model, { mesh, translation, scale }: Model['nodes'][number]) {
  const positions = (meshes[mesh]?.primitives ?? []).map(({ attributes }) => accessors[attributes.POSITION]);
  return ([0, 1, 2] as const).map((axis) => {
    const inMetres = (quantized: number) => (quantized / 32767) * scale[axis] + translation[axis];
    return {
      low: Math.min(...positions.map((accessor) => inMetres(accessor?.min?.[axis] ?? Number.NaN))),
      high: Math.max(...positions.map((accessor) => inMetres(accessor?.max?.[axis] ?? Number.NaN))),
    };
  });
}

/** Width, height and depth as stated. A laptop is stated shut and shown open; a tablet is stated lying and shown upright. */
function statedSides({ subcategory, category, dimensions }: SeedProduct): (number | undefined)[] {
  if (!dimensions) return [];
  const { width, height, depth } = dimensions;
  if (subcategory === 'tablets') return [width, undefined, undefined];
  if (category === 'laptops') return [width, undefined, depth];
  return [width, height, depth];
}

test('are there for every physical product and for nothing else', () => {
  const physical = seedProducts.filter(({ dimensions }) => dimensions);
  expect(models.map(({ slug }) => slug).sort()).toEqual(physical.map(({ slug }) => slug).sort());
});

/** Every model in the nightly run; each n-th of them in `npm test`, where all its vertices are read. */
const eachNth = (quick: number) => models.filter((_, place) => place % repetitions(quick, 1) === 0);

test('are valid glTF', { timeout: 120_000 }, async () => {
  const wrong = [];
  for (const { slug, bytes } of eachNth(4)) {
    const { issues } = await validateBytes(new Uint8Array(bytes), { maxIssues: 3 });
    if (issues.numErrors > 0) wrong.push({ slug, messages: issues.messages });
  }
  expect(wrong).toEqual([]);
});

test('are light, and need neither a decoder nor another file', () => {
  const sizes = models.map(({ bytes }) => bytes.byteLength).sort((a, b) => a - b);
  expect(sizes.at(-1)).toBeLessThanOrEqual(mostBytes);
  expect(sizes.at(Math.floor(sizes.length * 0.75))).toBeLessThanOrEqual(usualBytes);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytesOfAll);
  for (const { slug, bytes } of models) {
    const { extensionsRequired = [], buffers, images = [] } = parseModel(bytes);
    expect(permittedExtensions, slug).toEqual(expect.arrayContaining([...extensionsRequired]));
    expect(
      [...buffers, ...images].filter(({ uri }) => uri !== undefined),
      slug,
    ).toEqual([]);
  }
});

test('have the size that the product page states', () => {
  const wrong = [];
  for (const { slug, bytes } of models) {
    const model = parseModel(bytes);
    const product = productBySlug.get(slug);
    const node = model.nodes.find(({ name }) => name === 'product');
    if (!(product && node)) throw new Error(`${slug} has no product`);
    const sides = boundsOf(model, node).map(({ low, high }) => Math.round((high - low) * 1000));
    const stated = statedSides(product);
    const differs = sides.some((side, axis) => {
      const expected = stated[axis];
      return expected !== undefined && !(Math.abs(side / expected - 1) <= largestDeviation);
    });
    if (differs) wrong.push({ slug, sides, stated });
  }
  expect(wrong).toEqual([]);
});

test('have a view from above of the size that the product page states', { timeout: 120_000 }, () => {
  // A view is drawn from all the triangles of a model.
  const wrong = eachNth(12).flatMap(({ slug, bytes }) => {
    const product = productBySlug.get(slug);
    const [width, , depth] = product ? statedSides(product) : [];
    const { areas } = deriveTopView(bytes);
    const extent = (axis: 0 | 1) => {
      const values = areas.flatMap(({ outline }) => outline.filter((_, index) => index % 2 === axis));
      return Math.max(...values) - Math.min(...values);
    };
    const sides = [extent(0), extent(1)];
    const differs = [width, depth].some(
      (stated, axis) =>
        stated !== undefined &&
        // Views are in whole millimetres.
        !(Math.abs((sides[axis] ?? 0) - stated) <= Math.max(1, largestDeviation * stated)),
    );
    const size = JSON.stringify(areas).length;
    return differs || size > mostBytesOfView ? [{ slug, sides, width, depth, size }] : [];
  });
  expect(wrong).toEqual([]);
});

test('stand on the floor, with the origin in the middle of their foot', () => {
  for (const { slug, bytes } of models) {
    const model = parseModel(bytes);
    const bounds = model.nodes.map((node) => ({ name: node.name, sides: boundsOf(model, node) }));
    const lowest = Math.min(...bounds.map(({ sides }) => sides[1]?.low ?? Number.NaN));
    expect(Math.abs(lowest), slug).toBeLessThan(onTheFloor);
    const [x, , z] = bounds.find(({ name }) => name === 'product')?.sides ?? [];
    expect(Math.abs((x?.low ?? 1) + (x?.high ?? 1)), slug).toBeLessThan(onTheFloor);
    expect(Math.abs((z?.low ?? 1) + (z?.high ?? 1)), slug).toBeLessThan(onTheFloor);
  }
});

test('are first seen from where their first picture was taken', () => {
  const views = models.map(({ slug, bytes }) => ({ slug, ...parseModel(bytes).scenes[0]?.extras.view }));
  expect(views.filter(({ azimuth, elevation }) => azimuth === undefined || elevation === undefined)).toEqual(
    [],
  );
  const ofDesk = views.find(({ slug }) => slug === 'majlis-executive-desk-200-teak');
  expect(ofDesk).toMatchObject({ azimuth: 148, elevation: 18 });
});

test('show the picture of a screen, the grain of wood and what is behind glass', () => {
  const wrong = models.flatMap(({ slug, bytes }) => {
    const { materials } = parseModel(bytes);
    const product = productBySlug.get(slug);
    const lacks = [];
    const isScreen = product?.category === 'monitors' || product?.category === 'laptops';
    if (isScreen && !materials.some(({ emissiveTexture }) => emissiveTexture)) lacks.push('picture');
    const isWooden = /oak|walnut|teak/.test(slug);
    if (isWooden && !materials.some(({ pbrMetallicRoughness: { baseColorTexture } }) => baseColorTexture)) {
      lacks.push('grain');
    }
    const isSeenThrough = materials.some(
      ({ alphaMode, pbrMetallicRoughness: { baseColorFactor } }) =>
        alphaMode === 'BLEND' && baseColorFactor[3] < mostAlphaOfGlass,
    );
    if (/glass|phone-booth|meeting-pod/.test(slug) && !isSeenThrough) lacks.push('clear glass');
    return lacks.length > 0 ? [{ slug, lacks }] : [];
  });
  expect(wrong).toEqual([]);
});
