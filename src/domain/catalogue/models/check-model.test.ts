import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seedProducts } from '#database/seed/data/products.ts';
import { makeGlb } from '../../../../tests/support/glb.ts';
import { checkModel } from './check-model.ts';

const size = { width: 1600, depth: 800, height: 740 };

describe('a file that is to be a model', () => {
  it('is a whole GLB in metres, of the size that the product states within a tenth', () => {
    expect(checkModel(makeGlb(), size)).toEqual({ size, images: [] });
    expect(checkModel(makeGlb({ width: 1.7 }), size)).toMatchObject({ size: { width: 1700 } });
    expect(checkModel(makeGlb({ width: 1.8 }), size)).toBe('model_scale');
    expect(checkModel(makeGlb({ width: 160, height: 74, depth: 80 }), size)).toBe('model_scale');
    expect(checkModel(makeGlb({ width: 1.8 }), null)).toMatchObject({ size: { width: 1800 } });
  });

  it('is measured where its nodes put it, by its node "product" alone if it has one', () => {
    const half = Math.SQRT1_2;
    const turned = [
      { children: [1], scale: [0.5, 0.5, 0.5] },
      { mesh: 0, rotation: [0, half, 0, half] },
    ];
    expect(checkModel(makeGlb({ json: { nodes: turned } }), null)).toMatchObject({
      size: { width: 400, depth: 800, height: 370 },
    });
    const withLead = [
      { children: [1, 2] },
      { mesh: 0, name: 'product' },
      { mesh: 0, name: 'beyond size', translation: [3, 0, 0] },
    ];
    expect(checkModel(makeGlb({ json: { nodes: withLead } }), size)).toMatchObject({ size });
  });

  it('is refused if it is cut off, longer, something else or of another version', () => {
    const whole = makeGlb();
    expect(checkModel(whole.subarray(0, -4), null)).toBe('model_file');
    expect(checkModel(Buffer.concat([whole, Buffer.alloc(4)]), null)).toBe('model_file');
    expect(checkModel(Buffer.from('<svg onload="alert(1)"/>'), null)).toBe('model_file');
    expect(checkModel(new Uint8Array(), null)).toBe('model_file');
    expect(checkModel(makeGlb({ json: { asset: { version: '1.0' } } }), null)).toBe('model_file');
    const long = Buffer.from(whole);
    long.writeUInt32LE(0xffffffff, 12);
    expect(checkModel(long, null)).toBe('model_file');
  });

  it('is refused if it loads anything, wherever it says so', () => {
    const elsewhere = 'https://elsewhere.example/x.bin';
    expect(checkModel(makeGlb({ json: { buffers: [{ byteLength: 4, uri: elsewhere }] } }), null)).toBe(
      'model_self_contained',
    );
    expect(checkModel(makeGlb({ json: { images: [{ uri: 'data:image/png;base64,AA' }] } }), null)).toBe(
      'model_self_contained',
    );
    const hidden = { extensions: { VENDOR: [{ deep: { uri: 'x.js' } }] } };
    expect(checkModel(makeGlb({ json: hidden }), null)).toBe('model_self_contained');
  });

  it.each(['KHR_draco_mesh_compression', 'EXT_meshopt_compression', 'KHR_interactivity'])(
    'is refused with %s',
    (name) => {
      expect(checkModel(makeGlb({ json: { extensionsUsed: [name] } }), null)).toBe('model_extensions');
    },
  );

  it('is refused if it needs bytes that it does not have, or stands for more than it holds', () => {
    const accessor = { bufferView: 0, componentType: 5126, count: 8, type: 'VEC3' };
    const withAccessor = (change: object) =>
      checkModel(makeGlb({ json: { accessors: [{ ...accessor, ...change }, accessor] } }), null);
    expect(withAccessor({ count: 9 })).toBe('model_file');
    expect(withAccessor({ bufferView: 7 })).toBe('model_file');
    expect(withAccessor({ bufferView: undefined, count: 1e9 })).toBe('model_file');
    expect(withAccessor({ sparse: { count: 1 } })).toBe('model_file');
    expect(checkModel(makeGlb({ json: { bufferViews: [{ buffer: 0, byteLength: 1e6 }] } }), null)).toBe(
      'model_file',
    );
  });

  it('is refused if a node is its own descendant', () => {
    expect(checkModel(makeGlb({ json: { nodes: [{ children: [0] }] } }), null)).toBe('model_file');
  });

  it('may be any of the first range', () => {
    const stated = new Map(seedProducts.map(({ slug, dimensions }) => [slug, dimensions]));
    for (const file of readdirSync('pictures/models')) {
      // A laptop is stated shut and shown open, a tablet lying and shown leaning.
      const checked = checkModel(readFileSync(`pictures/models/${file}`), null);
      expect(checked, file).toBeTypeOf('object');
      expect(stated.get(file.replace(/\.glb$/, '')), file).toBeTruthy();
    }
  });
});
