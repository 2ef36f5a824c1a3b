import { type Box3, CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three';

const pixels = 128;
/** Of the foot of the model: a soft shadow begins a little outside of it. */
const spread = 1.25;
const strength = 0.3;

/** A soft shadow on the floor below a model, without which white things have no edge and nothing stands anywhere. */
export function groundShadow(box: Box3): Mesh {
  const size = box.getSize(new Vector3());
  const material = new MeshBasicMaterial({
    map: new CanvasTexture(drawShadow()),
    transparent: true,
    depthWrite: false,
  });
  const shadow = new Mesh(new PlaneGeometry(size.x * spread, size.z * spread), material);
  shadow.rotation.x = -Math.PI / 2;
  box.getCenter(shadow.position).setY(box.min.y);
  // Before all that is seen through.
  shadow.renderOrder = -1;
  return shadow;
}

function drawShadow(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const middle = pixels / 2;
  const gradient = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  gradient.addColorStop(0, `rgb(40 36 34 / ${strength})`);
  gradient.addColorStop(0.6, `rgb(40 36 34 / ${strength * 0.55})`);
  gradient.addColorStop(1, 'rgb(40 36 34 / 0)');
  context.fillStyle = gradient;
  context.fillRect(0, 0, pixels, pixels);
  return canvas;
}
