import {
  DirectionalLight,
  HemisphereLight,
  type Material,
  MeshStandardMaterial,
  PMREMGenerator,
  type Scene,
  type WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

/** Of the room, at which colours are those of the pictures. At its own one white tops are as bright as the ground. */
const brightness = 0.7;

/**
 * Lights a scene by the reflections of a room. A computer without a graphics card takes five seconds to prepare those, and ten
 * times as long for each frame: there, three lamps do. Returns what gives the memory back.
 */
export function lightScene(scene: Scene, renderer: WebGLRenderer, materials: Iterable<Material>): () => void {
  if (drawsInSoftware(renderer)) {
    addLamps(scene);
    for (const material of materials) showWithoutReflections(material);
    return () => {};
  }
  const room = new RoomEnvironment();
  const generator = new PMREMGenerator(renderer);
  const light = generator.fromScene(room, 0.04);
  generator.dispose();
  room.dispose();
  scene.environment = light.texture;
  scene.environmentIntensity = brightness;
  return () => light.dispose();
}

/** By the name of what draws: the warning that browsers have for this is not given by all of them. */
function drawsInSoftware(renderer: WebGLRenderer): boolean {
  const context = renderer.getContext();
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name = context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name));
}

/** As in the studio of the pictures: a large one from the front left, a weaker one from the right, and light from all sides. */
function addLamps(scene: Scene): void {
  scene.add(new HemisphereLight('#ffffff', '#b9b6b1', 2.3));
  for (const [x, y, z, power] of [
    [-1.9, 1.6, 1.7, 1.1],
    [2.3, 0.8, 1.2, 0.6],
    [1, 1, -1.3, 0.5],
  ] as const) {
    const lamp = new DirectionalLight('#ffffff', power);
    lamp.position.set(x, y, z);
    scene.add(lamp);
  }
}

/** Metal shows what it reflects, and is black where there is nothing: it is shown as if it were painted. */
function showWithoutReflections(material: Material): void {
  if (material instanceof MeshStandardMaterial) material.metalness *= 0.2;
}
