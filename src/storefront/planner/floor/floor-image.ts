import type { Point } from '#domain/planner/plan.ts';

/** A picture of a real floor plan below the drawing, to be traced. It is no part of the plan and leaves no browser. */
export interface FloorImage {
  /** A data URL: the content security policy allows no other address of what the visitor has. */
  readonly address: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Its left upper corner in the drawing. */
  readonly left: number;
  readonly top: number;
  /** Millimetres of a pixel of the picture. */
  readonly scale: number;
  /** 0 to 1. */
  readonly strength: number;
}

/** Until the visitor says what is how long, the longer side is a usual office. */
const usualSide = 15_000;
const usualStrength = 0.6;

export function newFloorImage(address: string, width: number, height: number): FloorImage {
  const scale = usualSide / Math.max(width, height);
  return { address, width, height, left: 0, top: 0, scale, strength: usualStrength };
}

/** Ends that are nearer say nothing, in millimetres of the drawing before. */
const nearestEnds = 100;

/**
 * Makes the way between two points of the drawing so long, with everything else of the picture; the first point stays
 * where it is. Null: they are too close to each other.
 */
export function scaledBy(image: FloorImage, from: Point, to: Point, length: number): FloorImage | null {
  const before = Math.hypot(to.x - from.x, to.y - from.y);
  if (before < nearestEnds || length <= 0) return null;
  const factor = length / before;
  return {
    ...image,
    scale: image.scale * factor,
    left: from.x + (image.left - from.x) * factor,
    top: from.y + (image.top - from.y) * factor,
  };
}

/** Another page of the same drawings lies where the page before did, with its scale, if it is as large. */
export function laidAs(before: FloorImage, next: FloorImage): FloorImage {
  if (before.width !== next.width || before.height !== next.height) return next;
  return { ...before, address: next.address };
}
