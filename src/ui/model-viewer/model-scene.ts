import { Box3, PerspectiveCamera, Scene, Spherical, Vector3, WebGLRenderer } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { directionOf, distanceToFit } from './camera-fit.ts';
import { dimensionLines } from './dimension-lines.ts';
import { type Edge, edges } from './edges.ts';
import { degree, firstViewOf } from './first-view.ts';
import { groundShadow } from './ground-shadow.ts';
import { readGlb } from './read-glb.ts';
import { disposeObjects, letLightThrough, materialsIn } from './scene-objects.ts';
import { lightScene } from './studio-light.ts';

const angleOfView = 28;
/** Room around the model for lines and labels, as a share of the distance. */
const margin = 1.1;
/** Of the buttons that lie over the lower edge, in pixels. */
const heightOfTools = 56;
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
  const scene = new Scene();
  const putOutLight = lightScene(scene, renderer, materialsIn(model));
  letLightThrough(model);
  scene.add(model);

  const firstView = firstViewOf(model.userData);
  const whole = new Box3().setFromObject(model);
  const sized = model.getObjectByName(sizedNode);
  const box = sized ? new Box3().setFromObject(sized) : whole;
  scene.add(groundShadow(box));
  const dimensions = dimensionLines(box, getComputedStyle(canvas).color);
  dimensions.segments.visible = false;
  scene.add(dimensions.segments);

  const camera = new PerspectiveCamera(angleOfView);
  const controls = new OrbitControls(camera, canvas);
  whole.getCenter(controls.target);
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
    dimensions.faceTo(camera.position);
    renderer.render(scene, camera);
    placeLabels();
  }

  /** The height of the canvas that no button covers. */
  function aboveTools(): number {
    return Math.max(canvas.clientHeight - heightOfTools, 1);
  }

  function placeLabels(): void {
    for (const edge of edges) {
      const { x, y } = dimensions.middleOf(edge).project(camera);
      const label = labels[edge];
      const across = within(((x + 1) / 2) * canvas.clientWidth, label.offsetWidth, canvas.clientWidth);
      const down = within(((1 - y) / 2) * canvas.clientHeight, label.offsetHeight, aboveTools());
      label.style.transform = `translate(${across}px, ${down}px) translate(-50%, -50%)`;
    }
  }

  function reset(): void {
    const { x, y, z } = directionOf(firstView);
    const distance = margin * distanceToFit(whole, firstView, angleOfView * degree, camera.aspect);
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
    // The view is what is above the buttons; below it goes on.
    camera.setViewOffset(clientWidth, aboveTools(), 0, 0, clientWidth, clientHeight);
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
      dimensions.segments.visible = isShown;
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
      putOutLight();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** The middle of a label so that all of it is on the canvas. */
function within(middle: number, label: number, canvas: number): number {
  return Math.min(Math.max(middle, label / 2), canvas - label / 2);
}
