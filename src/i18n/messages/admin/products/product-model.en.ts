export const productModelEn = {
  title: '3D model',
  intro: 'Buyers turn it on the page of the product and put it into their own room.',
  rules:
    'One GLB file in metres, at most 4 MB, with its textures inside and without Draco or meshopt. It is compared with the dimensions.',
  none: 'This product has no 3D model.',
  add: 'Upload a GLB file',
  replace: 'Replace it',
  uploading: 'Uploading and checking …',
  preview: 'Preview',
  remove: 'Remove it',
  stored: (width: number, depth: number, height: number) =>
    `The file is ${width} × ${depth} × ${height} mm. Save the product to show it.`,
  notUploaded: 'The file could not be uploaded. Please try again.',
};

export type ProductModelMessages = typeof productModelEn;
