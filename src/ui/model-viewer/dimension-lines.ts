import { type Box3, BufferGeometry, LineBasicMaterial, LineSegments, Vector3 } from 'three';
import { type Edge, edges } from './edges.ts';

/** Share of the largest side by which lines keep away from the model, and the length of their ends. */
const gapShare = 0.06;
const endShare = 0.02;

/** Lines along width, depth and height of a box, with the middle of each for its label. */
export function dimensionLines(box: Box3, colour: string) {
  const { min, max } = box;
  const largest = Math.max(...box.getSize(new Vector3()).toArray());
  const gap = largest * gapShare;
  const end = largest * endShare;
  const front = max.z + gap;
  const left = min.x - gap;
  const right = max.x + gap;
  const lines: Record<Edge, [Vector3, Vector3, Vector3]> = {
    width: [new Vector3(min.x, min.y, front), new Vector3(max.x, min.y, front), new Vector3(0, 0, end)],
    depth: [new Vector3(right, min.y, min.z), new Vector3(right, min.y, max.z), new Vector3(end, 0, 0)],
    height: [new Vector3(left, min.y, max.z), new Vector3(left, max.y, max.z), new Vector3(end, 0, 0)],
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
    new LineBasicMaterial({ color: colour, toneMapped: false }),
  );
  const middles = Object.fromEntries(
    edges.map((edge) => [edge, lines[edge][0].clone().add(lines[edge][1]).multiplyScalar(0.5)]),
  ) as Record<Edge, Vector3>;
  return { segments, middles };
}
