import { type Group, Texture } from 'three';
import { GLTFLoader, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js';

interface ImageOfGlb {
  readonly bufferView: number;
  readonly mimeType: string;
}

/** Reads the model in a GLB file. Nothing is fetched: textures are decoded from the file itself. */
export async function readGlb(bytes: ArrayBuffer): Promise<Group> {
  const loader = new GLTFLoader().register(decodeImagesInPlace);
  return (await loader.parseAsync(bytes, '')).scene;
}

/**
 * The loader fetches embedded images by blob: addresses, which the content security policy does not allow and need not:
 * a browser decodes the bytes as they are.
 */
function decodeImagesInPlace(parser: GLTFParser) {
  const images: readonly ImageOfGlb[] = parser.json.images ?? [];
  parser.loadImageSource = async (index: number) => {
    const image = images[index];
    if (!image) throw new Error(`the model has no image ${index}`);
    const bytes: ArrayBuffer = await parser.getDependency('bufferView', image.bufferView);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: image.mimeType }), {
      colorSpaceConversion: 'none',
      premultiplyAlpha: 'none',
    });
    const texture = new Texture(bitmap);
    texture.userData.mimeType = image.mimeType;
    texture.needsUpdate = true;
    return texture;
  };
  return { name: 'images-in-place' };
}
