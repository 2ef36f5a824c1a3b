import { BoxGeometry, BufferAttribute, BufferGeometry, Matrix4, SphereGeometry, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { simplifiedGeometry } from './simplified-geometry.ts';

const asItIs = new Matrix4();

function triangles({ index, attributes }: BufferGeometry): Vector3[][] {
  const corner = (at: number) =>
    new Vector3().fromBufferAttribute(attributes.position as BufferAttribute, index?.getX(at) ?? at);
  return Array.from({ length: (index?.count ?? 0) / 3 }, (_, triangle) =>
    [0, 1, 2].map((place) => corner(3 * triangle + place)),
  );
}

/** Positive for a closed surface whose triangles face outwards. */
function volume(geometry: BufferGeometry): number {
  return triangles(geometry).reduce((sum, [a, b, c]) => sum + (a && b && c ? a.dot(b.cross(c)) / 6 : 0), 0);
}

describe('a simplified geometry', () => {
  it('is the same surface with fewer triangles', () => {
    const sphere = new SphereGeometry(1, 64, 32);
    const simplified = simplifiedGeometry(sphere, asItIs, 0.25);
    expect(triangles(simplified).length).toBeLessThan(triangles(sphere).length / 5);
    expect(volume(simplified) / volume(sphere)).toBeGreaterThan(0.9);
    expect(volume(simplified) / volume(sphere)).toBeLessThan(1.01);
    for (const corner of triangles(simplified).flat()) {
      expect(corner.length()).toBeGreaterThan(0.85);
      expect(corner.length()).toBeLessThan(1.001);
    }
  });

  it('keeps what is larger than a cell, with its edges', () => {
    const box = new BoxGeometry(1, 1, 1, 12, 12, 12);
    const simplified = simplifiedGeometry(box, asItIs, 0.5);
    expect(volume(simplified)).toBeGreaterThan(0.5);
    const normals = simplified.attributes.normal as BufferAttribute;
    for (let vertex = 0; vertex < normals.count; vertex += 1) {
      const largest = Math.max(...new Vector3().fromBufferAttribute(normals, vertex).toArray().map(Math.abs));
      expect(largest).toBeCloseTo(1);
    }
  });

  it('drops what is smaller than a cell', () => {
    expect(triangles(simplifiedGeometry(new SphereGeometry(0.01), asItIs, 0.1))).toEqual([]);
  });

  it('is in the space of the matrix, which may mirror', () => {
    const mirrored = new Matrix4().makeScale(-2, 2, 2).setPosition(5, 0, 0);
    const simplified = simplifiedGeometry(new BoxGeometry(1, 1, 1), mirrored, 0.01);
    simplified.computeBoundingBox();
    expect(simplified.boundingBox?.min.toArray()).toEqual([4, -1, -1]);
    expect(simplified.boundingBox?.max.toArray()).toEqual([6, 1, 1]);
    expect(volume(simplified)).toBeCloseTo(8);
  });

  it('reads normalized attributes, and keeps texture coordinates and colours', () => {
    const quantized = new BufferGeometry();
    const corners = [0, 0, 0, 32_767, 0, 0, 0, 32_767, 0];
    quantized.setAttribute('position', new BufferAttribute(Int16Array.from(corners), 3, true));
    quantized.setAttribute(
      'normal',
      new BufferAttribute(Int8Array.from([0, 0, 127, 0, 0, 127, 0, 0, 127]), 3, true),
    );
    quantized.setAttribute(
      'uv',
      new BufferAttribute(Uint16Array.from([0, 0, 65_535, 0, 0, 65_535]), 2, true),
    );
    const simplified = simplifiedGeometry(quantized, asItIs, 0.1);
    expect(Array.from(simplified.attributes.position?.array ?? [])).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 0]);
    expect(Array.from(simplified.attributes.uv?.array ?? [])).toEqual([0, 0, 1, 0, 0, 1]);
    expect(simplified.index?.count).toBe(3);
  });

  it('takes the direction of a face from its surface, not from the bevel around it', () => {
    const face = new BufferGeometry();
    const corners = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0.001, 0, 0, 0, 0.001, 0];
    const slanted = Math.SQRT1_2;
    const directions = [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, slanted - 0.01, slanted, 0, slanted - 0.01, slanted];
    face.setAttribute('position', new BufferAttribute(Float32Array.from(corners), 3));
    face.setAttribute('normal', new BufferAttribute(Float32Array.from(directions), 3));
    face.setIndex([0, 1, 2, 0, 3, 4]);
    const { normal } = simplifiedGeometry(face, asItIs, 0.1).attributes;
    expect(normal?.getZ(0)).toBeGreaterThan(0.999);
  });

  it('computes the directions of a model that has none', () => {
    const flat = new BoxGeometry(1, 1, 1).deleteAttribute('normal').deleteAttribute('uv');
    expect(volume(simplifiedGeometry(flat, asItIs, 0.1))).toBeCloseTo(1);
  });

  it('leaves nothing of a model without triangles', () => {
    expect(triangles(simplifiedGeometry(new BufferGeometry(), asItIs, 0.1))).toEqual([]);
  });
});
