import {
  BackSide,
  BoxGeometry,
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Shape,
  ShapeGeometry,
} from 'three';
import { inwardOf, pointOnWall, wallsOf } from '#domain/planner/geometry/walls.ts';
import type { Plan, Point, Room } from '#domain/planner/plan.ts';
import { wallParts } from '#domain/planner/space/wall-parts.ts';

/** The plan is in millimetres with y downwards; the scene in metres, with z towards the viewer and y up. */
export const metre = 1_000;

/** How thick walls are drawn; the plan has only their inner side. */
const wallThickness = 100;

type Corner = readonly [x: number, y: number, z: number];

/**
 * Floors, walls and ceilings. They have one side, the one that a person in the room sees, so that a visitor who looks in from
 * outside sees through the near walls.
 */
export function roomObjects({ rooms }: Plan): Group {
  const group = new Group();
  const floor = new MeshStandardMaterial({ color: '#b3aca2', roughness: 0.9 });
  const wall = new MeshStandardMaterial({ color: '#f4f1ec', roughness: 0.95 });
  const cap = new MeshStandardMaterial({ color: '#8d8a86', roughness: 1 });
  // Lit by nothing from below.
  const ceiling = new MeshBasicMaterial({ color: '#e9e7e3', side: BackSide });
  const glass = new MeshStandardMaterial({
    color: '#cfe3ee',
    emissive: new Color('#bcd9ea'),
    emissiveIntensity: 0.35,
    roughness: 0.1,
  });
  const column = new MeshStandardMaterial({ color: '#d9d5ce', roughness: 0.95 });
  for (const room of rooms) {
    const ground = new Mesh(flat(room.outline, 0), floor);
    ground.receiveShadow = true;
    group.add(ground, new Mesh(flat(room.outline, room.ceiling), ceiling));
    const { solid, panes, caps } = wallSides(room);
    const walls = new Mesh(quads(solid), wall);
    walls.receiveShadow = true;
    group.add(walls, new Mesh(quads(panes), glass), new Mesh(quads(caps), cap));
    for (const { kind, x, y, width, depth, angle } of room.obstacles) {
      if (kind !== 'column') continue;
      const mesh = new Mesh(new BoxGeometry(width / metre, room.ceiling / metre, depth / metre), column);
      mesh.position.set(x / metre, room.ceiling / 2 / metre, y / metre);
      mesh.rotation.y = (-angle * Math.PI) / 180;
      mesh.castShadow = true;
      group.add(mesh);
    }
  }
  return group;
}

/** A level area, its face upwards. */
function flat(outline: readonly Point[], height: number): ShapeGeometry {
  const shape = new Shape();
  // The shape stands upright and is laid down backwards, which turns its y against that of the plan.
  outline.forEach(({ x, y }, at) => {
    if (at === 0) shape.moveTo(x / metre, -y / metre);
    else shape.lineTo(x / metre, -y / metre);
  });
  const geometry = new ShapeGeometry(shape);
  geometry.rotateX(-Math.PI / 2);
  geometry.translate(0, height / metre, 0);
  return geometry;
}

type Quad = readonly [Corner, Corner, Corner, Corner];

function wallSides(room: Room) {
  const segments = wallsOf(room);
  const solid: Quad[] = [];
  const panes: Quad[] = [];
  const caps: Quad[] = [];
  for (const { wall, from, to, bottom, top, isGlass } of wallParts(room)) {
    const segment = segments[wall];
    if (!segment) continue;
    const [start, end] = [pointOnWall(segment, from), pointOnWall(segment, to)];
    const at = ({ x, y }: Point, height: number): Corner => [x / metre, height / metre, y / metre];
    (isGlass ? panes : solid).push([at(start, bottom), at(end, bottom), at(end, top), at(start, top)]);
    if (top !== room.ceiling) continue;
    const inward = inwardOf(segment);
    const outside = ({ x, y }: Point): Point => ({
      x: x - inward.x * wallThickness,
      y: y - inward.y * wallThickness,
    });
    caps.push([at(start, top), at(end, top), at(outside(end), top), at(outside(start), top)]);
  }
  return { solid, panes, caps };
}

/** Each quad by its corners, counterclockwise for who sees its face. */
function quads(corners: readonly Quad[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(corners.flat(2), 3));
  geometry.setIndex(
    corners.flatMap((_, index) => {
      const first = index * 4;
      return [first, first + 1, first + 2, first, first + 2, first + 3];
    }),
  );
  geometry.computeVertexNormals();
  return geometry;
}
