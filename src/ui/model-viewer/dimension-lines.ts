import { type Box3, BufferGeometry, LineBasicMaterial, LineSegments, Vector3 } from 'three';
import { type Edge, edges } from './edges.ts';

/** Share of the largest side by which lines keep away from the model, and the length of their ends. */
const gapShare = 0.06;
const endShare = 0.02;

/**
 * Lines along width, depth and height of a box, with the middle of each for its label. `faceTo` puts them on the sides that
 * a camera sees.
 */
export function dimensionLines(box: Box3, colour: string) {
  const size = box.getSize(new Vector3());
  const [x, z] = [size.x / 2, size.z / 2];
  const largest = Math.max(...size.toArray());
  const gap = largest * gapShare;
  const end = largest * endShare;
  const lines: Record<Edge, [Vector3, Vector3, Vector3]> = {
    width: [new Vector3(-x, 0, z + gap), new Vector3(x, 0, z + gap), new Vector3(0, 0, end)],
    depth: [new Vector3(x + gap, 0, -z), new Vector3(x + gap, 0, z), new Vector3(end, 0, 0)],
    height: [new Vector3(-x - gap, 0, z), new Vector3(-x - gap, size.y, z), new Vector3(end, 0, 0)],
  };
  const points = edges.flatMap((edge) => {
    const [from, to, across] = lines[edge];
    return [
      from,
      to,
      ...[from, to].flatMap((point) => [point.clone().sub(across), point.clone().add(across)]),
    ];
  });
  const segments = new LineSegments(
    new BufferGeometry().setFromPoints(points),
    new LineBasicMaterial({ color: colour }),
  );
  box.getCenter(segments.position).setY(box.min.y);

  return {
    segments,
    faceTo(camera: Vector3): void {
      const { x: across, z: along } = camera.clone().sub(segments.position);
      segments.scale.set(across < 0 ? -1 : 1, 1, along < 0 ? -1 : 1);
      segments.updateMatrixWorld();
    },
    middleOf(edge: Edge): Vector3 {
      const [from, to] = lines[edge];
      return segments.localToWorld(from.clone().add(to).multiplyScalar(0.5));
    },
  };
}
