import {
  Box3,
  type Material,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Spherical,
  Texture,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { directionOf, distanceToFit } from './camera-fit.ts';
import { dimensionLines } from './dimension-lines.ts';
import { type Edge, edges } from './edges.ts';
import { readGlb } from './read-glb.ts';

const degree = Math.PI / 180;
const angleOfView = 28;
/** As most first pictures: from the front right, a little above. The lines of dimensions are on the near sides then. */
const firstView = { azimuth: 32 * degree, elevation: 16 * degree };
/** Room around the model for lines and labels, as a share of the distance. */
const margin = 1.22;
const turnStep = 15 * degree;
const zoomStep = 1.25;
/** The part of a model that has the stated size; the rest are leads and the like. */
const sizedNode = 'product';

export interface ModelScene {
  /** Turns the model by steps: to the right and up are positive. */
  turn(right: number, up: number): void;
  /** Comes closer by positive steps. */
  zoom(steps: number): void;
  reset(): void;
  showDimensions(isShown: boolean): void;
  /** The model as USDZ, for Quick Look. */
  toUsdz(): Promise<Uint8Array<ArrayBuffer>>;
  /** Gives back all memory, also that of the graphics card. */
  dispose(): void;
}

interface SceneParts {
  readonly canvas: HTMLCanvasElement;
  readonly glb: ArrayBuffer;
  /** Positioned beside the lines. */
  readonly labels: Readonly<Record<Edge, HTMLElement>>;
  readonly onContextLost: () => void;
}

/**
 * Shows a model. A frame is rendered only when something changed: a page that stands still costs nothing. Throws if the
 * browser cannot draw, or cannot read the model.
 */
export async function openModelScene({
  canvas,
  glb,
  labels,
  onContextLost,
}: SceneParts): Promise<ModelScene> {
  const model = await readGlb(glb);
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  const scene = new Scene();
  const room = new RoomEnvironment();
  const generator = new PMREMGenerator(renderer);
  const light = generator.fromScene(room, 0.04);
  generator.dispose();
  room.dispose();
  scene.environment = light.texture;
  letLightThrough(model);
  scene.add(model);

  const box = new Box3().setFromObject(model.getObjectByName(sizedNode) ?? model);
  const { segments, middles } = dimensionLines(box, getComputedStyle(canvas).color);
  segments.visible = false;
  scene.add(segments);

  const camera = new PerspectiveCamera(angleOfView);
  const controls = new OrbitControls(camera, canvas);
  box.getCenter(controls.target);
  controls.enablePan = false;
  controls.enableDamping = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  controls.maxPolarAngle = 95 * degree;
  // A finger that moves up or down scrolls the page.
  canvas.style.touchAction = 'pan-y';

  let frame = 0;
  const requestFrame = () => {
    frame ||= requestAnimationFrame(render);
  };

  function render(): void {
    frame = 0;
    // Moves on while it slows down, which asks for the next frame.
    controls.update();
    renderer.render(scene, camera);
    placeLabels();
  }

  function placeLabels(): void {
    for (const edge of edges) {
      const { x, y } = middles[edge].clone().project(camera);
      const across = ((x + 1) / 2) * canvas.clientWidth;
      const down = ((1 - y) / 2) * canvas.clientHeight;
      labels[edge].style.transform = `translate(${across}px, ${down}px) translate(-50%, -50%)`;
    }
  }

  function reset(): void {
    const { x, y, z } = directionOf(firstView);
    const distance = margin * distanceToFit(box, firstView, angleOfView * degree, camera.aspect);
    controls.minDistance = distance / 4;
    controls.maxDistance = distance * 2;
    camera.near = distance / 100;
    camera.far = distance * 10;
    camera.updateProjectionMatrix();
    camera.position.copy(controls.target).add(new Vector3(x, y, z).multiplyScalar(distance));
    requestFrame();
  }

  function moveCamera(change: (place: Spherical) => void): void {
    const place = new Spherical().setFromVector3(camera.position.clone().sub(controls.target));
    change(place);
    place.phi = Math.min(Math.max(place.phi, 0.05), controls.maxPolarAngle);
    place.radius = Math.min(Math.max(place.radius, controls.minDistance), controls.maxDistance);
    camera.position.copy(controls.target).add(new Vector3().setFromSpherical(place));
    requestFrame();
  }

  function resize(): void {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    requestFrame();
  }

  function contextLost(event: Event): void {
    event.preventDefault();
    onContextLost();
  }

  controls.addEventListener('change', requestFrame);
  canvas.addEventListener('webglcontextlost', contextLost);
  const observer = new ResizeObserver(resize);
  observer.observe(canvas);
  resize();
  reset();
  cancelAnimationFrame(frame);
  render();

  return {
    turn: (right, up) =>
      moveCamera((place) => {
        place.theta -= right * turnStep;
        place.phi += up * turnStep;
      }),
    zoom: (steps) =>
      moveCamera((place) => {
        place.radius /= zoomStep ** steps;
      }),
    reset,
    showDimensions(isShown) {
      segments.visible = isShown;
      requestFrame();
    },
    async toUsdz() {
      const { USDZExporter } = await import('three/addons/exporters/USDZExporter.js');
      return new USDZExporter().parseAsync(new Scene().add(model.clone()));
    },
    dispose() {
      observer.disconnect();
      cancelAnimationFrame(frame);
      canvas.removeEventListener('webglcontextlost', contextLost);
      controls.dispose();
      disposeObjects(scene);
      light.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** What is behind glass must be drawn though the glass is nearer. */
function letLightThrough(model: Object3D): void {
  for (const material of materialsIn(model)) if (material.transparent) material.depthWrite = false;
}

function materialsIn(root: Object3D): Set<Material> {
  const materials = new Set<Material>();
  root.traverse((part) => {
    if ('material' in part)
      for (const material of [part.material as Material].flat()) materials.add(material);
  });
  return materials;
}

function disposeObjects(root: Object3D): void {
  root.traverse((part) => {
    if (part instanceof Mesh || 'geometry' in part) (part as Mesh).geometry.dispose();
  });
  for (const material of materialsIn(root)) {
    for (const value of Object.values(material)) {
      if (!(value instanceof Texture)) continue;
      value.dispose();
      (value.source.data as ImageBitmap | null)?.close?.();
    }
    material.dispose();
  }
}
