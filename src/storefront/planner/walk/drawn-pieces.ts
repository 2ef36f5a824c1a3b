import {
  Box3,
  Frustum,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  type Object3D,
  type PerspectiveCamera,
  Sphere,
  Vector3,
} from 'three';
import { simplifiedGeometry } from './simplified-geometry.ts';

/** The cells of the levels of detail, in metres: the model itself, then coarser geometries of it. */
const cells = [0, 0.015, 0.03, 0.06, 0.1, 0.15] as const;
/** A cell of so many pixels is hardly seen. */
const pixelsPerCell = 2;
const exactLevel = 0;
/** Its errors are smaller than the distance that keeps a surface from casting a shadow on itself. */
const levelOfShadows = 1;

/** The pieces of one product. All of a level of detail are drawn in one call for each part of the model. */
export class DrawnPieces {
  readonly group = new Group();
  readonly #model: readonly Mesh[];
  readonly #places: readonly Matrix4[];
  readonly #spheres: readonly Sphere[];
  /** Made when a piece is first drawn so. */
  readonly #levels = new Map<number, readonly Part[]>();

  constructor(model: Object3D, places: readonly Matrix4[]) {
    model.updateMatrixWorld(true);
    this.#model = meshesIn(model);
    this.#places = places;
    const whole = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
    this.#spheres = places.map((place) => whole.clone().applyMatrix4(place));
    this.#partsOf(exactLevel);
  }

  /** Draws all pieces, for the shadows that are drawn once. */
  showAll(): void {
    this.#show(() => levelOfShadows);
  }

  /** Draws the pieces that are in view, those far away by simpler geometries. */
  showFor(view: View): void {
    this.#show((sphere) => levelFor(sphere, view));
  }

  #show(levelOf: (sphere: Sphere) => number | undefined): void {
    const shown = Map.groupBy(this.#places.keys(), (place) => {
      const sphere = this.#spheres[place];
      return sphere && levelOf(sphere);
    });
    for (const level of cells.keys()) {
      const places = shown.get(level) ?? [];
      const parts = places.length > 0 ? this.#partsOf(level) : this.#levels.get(level);
      for (const part of parts ?? []) part.show(places);
    }
  }

  #partsOf(level: number): readonly Part[] {
    const made = this.#levels.get(level);
    if (made) return made;
    const parts = this.#model.map((mesh) => new Part(mesh, cells[level] ?? 0, this.#places));
    this.#levels.set(level, parts);
    this.group.add(...parts.map(({ mesh }) => mesh));
    return parts;
  }
}

function meshesIn(model: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  model.traverse((part) => {
    if (part instanceof Mesh) meshes.push(part);
  });
  return meshes;
}

/** A mesh of the model at one level of detail, with a matrix for each place. */
class Part {
  readonly mesh: InstancedMesh;
  readonly #matrices: readonly Matrix4[];
  #shown = '';

  constructor({ geometry, material, matrixWorld }: Mesh, cell: number, places: readonly Matrix4[]) {
    const isExact = cell === 0;
    this.#matrices = isExact ? places.map((place) => place.clone().multiply(matrixWorld)) : places;
    const drawn = isExact ? geometry : simplifiedGeometry(geometry, matrixWorld, cell);
    this.mesh = new InstancedMesh(drawn, material as Material, places.length);
    this.mesh.visible = false;
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = cell < 0.06;
    // Which places are in view is known for each of them.
    this.mesh.frustumCulled = false;
  }

  show(places: readonly number[]): void {
    const { mesh } = this;
    mesh.visible = places.length > 0;
    const shown = places.join();
    if (shown === '' || shown === this.#shown) return;
    this.#shown = shown;
    for (const [index, place] of places.entries()) {
      mesh.setMatrixAt(index, this.#matrices[place] ?? new Matrix4());
    }
    mesh.count = places.length;
    mesh.instanceMatrix.needsUpdate = true;
  }
}

/** What a camera sees, and how large. */
export interface View {
  readonly frustum: Frustum;
  readonly eye: Vector3;
  /** The metres that one pixel covers at a distance of one metre. */
  readonly metresOfPixel: number;
}

export function viewOf(camera: PerspectiveCamera, pixelsHigh: number): View {
  camera.updateMatrixWorld();
  const both = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
  return {
    frustum: new Frustum().setFromProjectionMatrix(both),
    eye: camera.getWorldPosition(new Vector3()),
    metresOfPixel: (2 * Math.tan((camera.getEffectiveFOV() * Math.PI) / 360)) / pixelsHigh,
  };
}

/** The level of detail of a piece within a sphere; undefined where it is not in view. */
export function levelFor(sphere: Sphere, { frustum, eye, metresOfPixel }: View): number | undefined {
  if (!frustum.intersectsSphere(sphere)) return undefined;
  const distance = Math.max(0, eye.distanceTo(sphere.center) - sphere.radius);
  return cells.findLastIndex((cell) => cell <= distance * metresOfPixel * pixelsPerCell);
}
