import {
  BoxGeometry,
  Euler,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  Quaternion,
  Vector3,
} from 'three';
import { type PlacedPiece, placedPieces } from '#domain/planner/placed-piece.ts';
import type { Plan } from '#domain/planner/plan.ts';
import type { PlannedProduct, PlannedProducts } from '#domain/planner/planned-product.ts';
import { elevationOf } from '#domain/planner/space/elevation.ts';
import { fetchModel } from '#ui/model-viewer/fetch-model.ts';
import { readGlb } from '#ui/model-viewer/read-glb.ts';
import { letLightThrough } from '#ui/model-viewer/scene-objects.ts';
import { DrawnPieces } from './drawn-pieces.ts';
import { metre } from './room-objects.ts';

const unknownColour = '#b8b2a7';

interface Loading {
  readonly signal: AbortSignal;
  readonly onProgress: (loaded: number, total: number) => void;
}

/**
 * The pieces of a plan by the models of their products. A product without a model, or whose model cannot be loaded, is a box
 * of its size.
 */
export async function loadPieces(
  plan: Plan,
  products: PlannedProducts,
  loading: Loading,
): Promise<readonly DrawnPieces[]> {
  const pieces = placedPieces(plan, products);
  const byProduct = [...Map.groupBy(pieces, ({ product }) => product)];
  let loaded = 0;
  loading.onProgress(0, byProduct.length);
  return Promise.all(
    byProduct.map(async ([product, placed]) => {
      const model = await loadModel(product, loading.signal);
      loading.onProgress(++loaded, byProduct.length);
      return new DrawnPieces(
        model,
        placed.map((piece) => matrixOf(piece, pieces)),
      );
    }),
  );
}

async function loadModel(product: PlannedProduct, signal: AbortSignal): Promise<Object3D> {
  if (product.model === null) return boxOf(product);
  try {
    const model = await readGlb(await fetchModel(product.model, signal, () => undefined));
    letLightThrough(model);
    return model;
  } catch (error) {
    if (signal.aborted) throw error;
    return boxOf(product);
  }
}

function boxOf({ width, depth, height, swatch }: PlannedProduct): Object3D {
  const geometry = new BoxGeometry(width / metre, height / metre, depth / metre);
  geometry.translate(0, height / 2 / metre, 0);
  return new Mesh(geometry, new MeshStandardMaterial({ color: swatch ?? unknownColour, roughness: 0.8 }));
}

function matrixOf(placed: PlacedPiece, pieces: readonly PlacedPiece[]): Matrix4 {
  const { x, y } = placed.piece;
  const angle = placed.piece.angle + placed.product.facts.modelAngle;
  const place = new Vector3(x / metre, elevationOf(placed, pieces) / metre, y / metre);
  const turned = new Quaternion().setFromEuler(new Euler(0, (-angle * Math.PI) / 180, 0));
  return new Matrix4().compose(place, turned, new Vector3(1, 1, 1));
}
