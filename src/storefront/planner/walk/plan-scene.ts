import {
  Color,
  DirectionalLight,
  type Group,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { areaOf, boundsOf } from '#domain/planner/geometry/polygon.ts';
import type { Plan, Point, Room } from '#domain/planner/plan.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import { usualHeights } from '#domain/planner/space/heights.ts';
import { walk, walkingBarriers } from '#domain/planner/space/walking.ts';
import { disposeObjects, materialsIn } from '#ui/model-viewer/scene-objects.ts';
import { lightScene } from '#ui/model-viewer/studio-light.ts';
import { viewOf } from './drawn-pieces.ts';
import { scaleAfter } from './frame-scale.ts';
import { loadPieces } from './piece-objects.ts';
import { metre, roomObjects } from './room-objects.ts';

const degree = Math.PI / 180;
const angleOfView = { overview: 35, walk: 65 } as const;
const steepestLook = 75 * degree;
/** Of a picture, in pixels along its longer side. */
const pictureSide = 2_000;

/** Without a movement for so long the frame is drawn with all pixels. */
const restAfterMs = 250;

export type PlanView = 'overview' | 'walk';

export interface PlanScene {
  show(view: PlanView): void;
  /** Walks by metres: forwards and to the right are positive. In the overview it turns and comes closer instead. */
  move(forward: number, right: number): void;
  /** Looks by degrees: to the right and up are positive. */
  look(right: number, up: number): void;
  /** What is shown, as a PNG file. */
  picture(): Promise<Blob | null>;
  /** Gives back all memory, also that of the graphics card. */
  dispose(): void;
}

interface SceneParts {
  readonly canvas: HTMLCanvasElement;
  readonly plan: Plan;
  readonly products: PlannedProducts;
  readonly signal: AbortSignal;
  /** How many products have arrived, of how many. */
  readonly onProgress: (loaded: number, total: number) => void;
  readonly onContextLost: () => void;
}

/** Shows a plan from above, or from the eyes of a person in it. A frame is rendered only when something changed. */
export async function openPlanScene(parts: SceneParts): Promise<PlanScene> {
  const { canvas, plan, products, signal, onProgress, onContextLost } = parts;
  const pieces = await loadPieces(plan, products, { signal, onProgress });
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  // Nothing in the room moves: its shadows are drawn once.
  renderer.shadowMap.autoUpdate = false;
  renderer.shadowMap.needsUpdate = true;

  const scene = new Scene();
  scene.background = new Color('#eaf0f3');
  const bounds = sceneBounds(plan);
  scene.add(roomObjects(plan), ...pieces.map(({ group }) => group), ...daylight(bounds));
  const endLight = lightScene(scene, renderer, materialsIn(scene));

  const camera = new PerspectiveCamera(angleOfView.overview, 1, 0.05, 1_000);
  const controls = new OrbitControls(camera, canvas);
  controls.maxPolarAngle = 85 * degree;
  controls.enableDamping = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const barriers = walkingBarriers(plan);
  let view: PlanView = 'overview';
  let place: Point = { x: 0, y: 0 };
  let direction = 0;
  let inclination = 0;
  let frame = 0;
  let requestedAt = 0;
  /** Of all pixels along a side: those of the last frame, and of the frames of a movement. */
  let scale = 1;
  let movingScale = 1;
  let isResting = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const requestFrame = () => {
    if (frame !== 0) return;
    requestedAt = performance.now();
    frame = requestAnimationFrame(render);
  };

  function render(): void {
    frame = 0;
    if (!isResting) movingScale = scaleAfter(movingScale, performance.now() - requestedAt);
    setScale(isResting ? 1 : movingScale);
    isResting = false;
    draw();
    clearTimeout(rest);
    if (scale < 1) rest = setTimeout(sharpen, restAfterMs);
  }

  function sharpen(): void {
    isResting = true;
    requestFrame();
  }

  function draw(): void {
    if (view === 'overview') controls.update();
    else placeEyes();
    // Pieces out of view cast shadows too: the frame with the shadows is of all pieces, and followed by one of those in view.
    const drawsShadows = renderer.shadowMap.needsUpdate;
    const seen = viewOf(camera, canvas.height);
    for (const each of pieces) drawsShadows ? each.showAll() : each.showFor(seen);
    renderer.render(scene, camera);
    if (drawsShadows) requestFrame();
  }

  function placeEyes(): void {
    camera.position.set(place.x / metre, usualHeights.eyes / metre, place.y / metre);
    camera.rotation.set(inclination, -direction, 0, 'YXZ');
  }

  function resize(): void {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2) * scale);
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
  }

  function setScale(next: number): void {
    if (next === scale) return;
    scale = next;
    resize();
  }

  function show(next: PlanView): void {
    view = next;
    controls.enabled = next === 'overview';
    camera.fov = angleOfView[next];
    camera.updateProjectionMatrix();
    if (next === 'overview') {
      const { middle, size } = bounds;
      // In an upright canvas the angle of view is less across than from top to bottom.
      const across = Math.min(1, camera.aspect);
      const distance = (size / 2 / (Math.tan((angleOfView.overview / 2) * degree) * across)) * 1.15;
      controls.target.copy(middle);
      camera.position.copy(middle).add(new Vector3(0.35, 0.95, 0.75).normalize().multiplyScalar(distance));
    } else {
      ({ place, direction } = entranceOf(plan));
      inclination = -6 * degree;
    }
    requestFrame();
  }

  function move(forward: number, right: number): void {
    if (view === 'overview') {
      zoomBy(forward);
    } else {
      const [sin, cos] = [Math.sin(direction), Math.cos(direction)];
      place = walk(barriers, place, {
        x: place.x + (sin * forward + cos * right) * metre,
        y: place.y + (-cos * forward + sin * right) * metre,
      });
    }
    requestFrame();
  }

  function zoomBy(forward: number): void {
    const away = camera.position.clone().sub(controls.target);
    camera.position.copy(controls.target).add(away.multiplyScalar(0.9 ** (forward * 2)));
  }

  function look(right: number, up: number): void {
    if (view === 'overview') {
      const away = camera.position.clone().sub(controls.target);
      away.applyAxisAngle(new Vector3(0, 1, 0), -right * degree);
      camera.position.copy(controls.target).add(away);
    } else {
      direction += right * degree;
      inclination = Math.min(steepestLook, Math.max(-steepestLook, inclination + up * degree));
    }
    requestFrame();
  }

  const drag = lookByDragging(canvas, (right, up) => {
    if (view === 'walk') look(right, up);
  });
  function contextLost(event: Event): void {
    event.preventDefault();
    onContextLost();
  }
  controls.addEventListener('change', requestFrame);
  canvas.addEventListener('webglcontextlost', contextLost);
  const observer = new ResizeObserver(() => {
    resize();
    requestFrame();
  });
  observer.observe(canvas);
  resize();
  show('overview');

  return {
    show,
    move,
    look,
    picture() {
      const { width, height } = canvas;
      const scale = pictureSide / Math.max(width, height);
      renderer.setPixelRatio(1);
      renderer.setSize(Math.round(width * scale), Math.round(height * scale), false);
      draw();
      // The drawing is gone with the end of this task, so the file is begun before the canvas gets its size back.
      const file = new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      resize();
      requestFrame();
      return file;
    },
    dispose() {
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      drag.end();
      canvas.removeEventListener('webglcontextlost', contextLost);
      controls.dispose();
      disposeObjects(scene);
      endLight();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** The sun through high windows: one light from the side, with shadows that cover the plan. */
function daylight({ middle, size }: SceneBounds): (DirectionalLight | Group)[] {
  const sun = new DirectionalLight('#fff4e2', 1.6);
  sun.position.copy(middle).add(new Vector3(0.4, 1, 0.55).multiplyScalar(size));
  sun.target.position.copy(middle);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2_048, 2_048);
  sun.shadow.normalBias = 0.03;
  const half = size * 0.7;
  Object.assign(sun.shadow.camera, { left: -half, right: half, top: half, bottom: -half, far: size * 3 });
  return [sun, sun.target as unknown as Group];
}

interface SceneBounds {
  readonly middle: Vector3;
  /** The longer side, in metres. */
  readonly size: number;
}

function sceneBounds({ rooms }: Plan): SceneBounds {
  const corners = rooms.flatMap(({ outline }) => outline);
  const { left, top, right, bottom } = boundsOf(corners.length > 0 ? corners : [{ x: 0, y: 0 }]);
  return {
    middle: new Vector3((left + right) / 2 / metre, 0.4, (top + bottom) / 2 / metre),
    size: Math.max(4, (right - left) / metre, (bottom - top) / metre),
  };
}

/** Inside of the largest room, where most of it is seen: from near its lower left corner, towards its middle. */
function entranceOf({ rooms }: Plan): { readonly place: Point; readonly direction: number } {
  const largest = rooms.toSorted((one: Room, other: Room) => areaOf(other.outline) - areaOf(one.outline))[0];
  if (!largest) return { place: { x: 0, y: 0 }, direction: 0 };
  const { left, top, right, bottom } = boundsOf(largest.outline);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const corner = largest.outline.toSorted((one, other) => other.y - other.x - (one.y - one.x))[0] ?? middle;
  const place = {
    x: corner.x + (middle.x - corner.x) * 0.2,
    y: corner.y + (middle.y - corner.y) * 0.2,
  };
  return { place, direction: Math.atan2(middle.x - place.x, place.y - middle.y) };
}

/** Degrees by which a look turns for each pixel. */
const lookSpeed = 0.2;

function lookByDragging(canvas: HTMLCanvasElement, onLook: (right: number, up: number) => void) {
  let last: { readonly x: number; readonly y: number } | null = null;
  const listeners = new AbortController();
  const { signal } = listeners;
  canvas.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (last = { x, y }), { signal });
  canvas.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      // The room follows the finger: who drags it to the left looks to the right.
      if (last) onLook((last.x - x) * lookSpeed, (y - last.y) * lookSpeed);
      last &&= { x, y };
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    canvas.addEventListener(end, () => (last = null), { signal });
  }
  return { end: () => listeners.abort() };
}
