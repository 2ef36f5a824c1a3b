import { type Material, Mesh, type Object3D, Texture } from 'three';

/** What is behind glass must be drawn though the glass is nearer. */
export function letLightThrough(model: Object3D): void {
  for (const material of materialsIn(model)) if (material.transparent) material.depthWrite = false;
}

/** Gives back the memory of all that is in a scene, also that of the graphics card. */
export function disposeObjects(root: Object3D): void {
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

export function materialsIn(root: Object3D): Set<Material> {
  const materials = new Set<Material>();
  root.traverse((part) => {
    if ('material' in part)
      for (const material of [part.material as Material].flat()) materials.add(material);
  });
  return materials;
}
