import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../pictures/models');
const models = globSync('*.glb', { cwd: folder }).sort();
const mostBytes = 150_000;

interface Document {
  readonly asset: { readonly version: string };
  readonly meshes: readonly unknown[];
  readonly extensionsRequired?: readonly string[];
}

/** A GLB begins with 'glTF', its version and its length; its first chunk is the document, as JSON. */
function documentOf(bytes: Buffer): Document {
  expect(bytes.toString('latin1', 0, 4)).toBe('glTF');
  expect(bytes.readUInt32LE(8)).toBe(bytes.byteLength);
  const length = bytes.readUInt32LE(12);
  return JSON.parse(bytes.toString('utf8', 20, 20 + length));
}

test.each(models)('the model %s is small, and any viewer that knows Draco shows all of it', (name) => {
  const bytes = readFileSync(resolve(folder, name));
  expect(bytes.byteLength).toBeLessThanOrEqual(mostBytes);
  const { asset, meshes, extensionsRequired = [] } = documentOf(bytes);
  expect(asset.version).toBe('2.0');
  expect(meshes.length).toBeGreaterThan(0);
  expect(extensionsRequired).toContain('KHR_draco_mesh_compression');
  expect(extensionsRequired).not.toContain('EXT_mesh_gpu_instancing');
});
