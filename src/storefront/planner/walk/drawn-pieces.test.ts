import { InstancedMesh, Matrix4, Mesh, PerspectiveCamera, Sphere, SphereGeometry, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { DrawnPieces, levelFor, viewOf } from './drawn-pieces.ts';

/** Looks along the negative z axis; at a distance of one metre a pixel is 1 mm. */
function camera(): PerspectiveCamera {
  const looking = new PerspectiveCamera((2 * Math.atan(0.5) * 180) / Math.PI, 1, 0.05, 1_000);
  looking.position.set(0, 1.6, 0);
  return looking;
}
const view = viewOf(camera(), 1_000);
const at = (x: number, z: number) => new Sphere(new Vector3(x, 1.6, z), 1);

describe('the level of detail of a piece', () => {
  it('is coarser the smaller it is seen', () => {
    expect([1, 5, 20, 200].map((distance) => levelFor(at(0, -distance), view))).toEqual([0, 0, 2, 5]);
  });

  it('is finer in a picture of more pixels', () => {
    expect(levelFor(at(0, -20), viewOf(camera(), 4_000))).toBe(0);
  });

  it('is none for a piece that is out of view', () => {
    expect([at(0, 5), at(50, -5)].map((sphere) => levelFor(sphere, view))).toEqual([undefined, undefined]);
  });
});

describe('the drawn pieces of a product', () => {
  const moved = (x: number, z: number) => new Matrix4().setPosition(x, 1.5, z);
  const places = [moved(0, -3), moved(0, -20), moved(1, -200), moved(0, 50)];
  const drawn = (pieces: DrawnPieces) =>
    pieces.group.children.flatMap((mesh) =>
      mesh instanceof InstancedMesh && mesh.visible ? [{ mesh, count: mesh.count }] : [],
    );
  const corners = ({ mesh }: { readonly mesh: InstancedMesh }) => mesh.geometry.index?.count ?? 0;

  it('are drawn each at its level, and those out of view not at all', () => {
    const pieces = new DrawnPieces(new Mesh(new SphereGeometry(0.5, 64, 64)), places);
    pieces.showFor(view);
    const [near, middle, far, ...rest] = drawn(pieces);
    expect([near, middle, far].map((level) => level?.count)).toEqual([1, 1, 1]);
    expect(rest).toEqual([]);
    expect(near && middle && corners(near) > corners(middle)).toBe(true);
    expect(middle && far && corners(middle) > corners(far)).toBe(true);
    const matrix = new Matrix4();
    far?.mesh.getMatrixAt(0, matrix);
    expect(matrix).toEqual(places[2]);
  });

  it('are all drawn for the shadows, though out of view', () => {
    const pieces = new DrawnPieces(new Mesh(new SphereGeometry(0.5)), places);
    pieces.showFor(view);
    pieces.showAll();
    expect(drawn(pieces).map(({ count }) => count)).toEqual([4]);
  });
});
