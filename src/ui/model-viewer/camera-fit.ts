/** A vector of three, as three.js and tests have it. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface Box {
  readonly min: Point;
  readonly max: Point;
}

/** Where a camera stands, in radians: 0 is in front, positive to the right of the viewer and up. */
export interface Viewpoint {
  readonly azimuth: number;
  readonly elevation: number;
}

/** The unit vector from the middle of the model to the camera. */
export function directionOf({ azimuth, elevation }: Viewpoint): Point {
  return {
    x: Math.sin(azimuth) * Math.cos(elevation),
    y: Math.sin(elevation),
    z: Math.cos(azimuth) * Math.cos(elevation),
  };
}

/**
 * How far from the middle of the box a camera stands that sees all of it, with its vertical angle of view in radians and
 * its width over its height.
 */
export function distanceToFit(box: Box, viewpoint: Viewpoint, angle: number, aspect: number): number {
  const towards = directionOf(viewpoint);
  const right = { x: Math.cos(viewpoint.azimuth), y: 0, z: -Math.sin(viewpoint.azimuth) };
  const up = cross(towards, right);
  const half = {
    x: (box.max.x - box.min.x) / 2,
    y: (box.max.y - box.min.y) / 2,
    z: (box.max.z - box.min.z) / 2,
  };
  const upright = Math.tan(angle / 2);
  let distance = 0;
  for (const x of [-half.x, half.x]) {
    for (const y of [-half.y, half.y]) {
      for (const z of [-half.z, half.z]) {
        const corner = { x, y, z };
        const aside = Math.abs(dot(corner, right)) / (upright * aspect);
        const above = Math.abs(dot(corner, up)) / upright;
        distance = Math.max(distance, dot(corner, towards) + Math.max(aside, above));
      }
    }
  }
  return distance;
}

function dot(one: Point, other: Point): number {
  return one.x * other.x + one.y * other.y + one.z * other.z;
}

function cross(one: Point, other: Point): Point {
  return {
    x: one.y * other.z - one.z * other.y,
    y: one.z * other.x - one.x * other.z,
    z: one.x * other.y - one.y * other.x,
  };
}
