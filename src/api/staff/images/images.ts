import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { deletePicture } from '#domain/pictures/delete-picture.server.ts';
import { describePicture } from '#domain/pictures/describe-picture.server.ts';
import { listPictures } from '#domain/pictures/list-pictures.server.ts';
import { uploadPicture } from '#domain/pictures/upload-picture.server.ts';
import {
  deleteImageContract,
  describeImageContract,
  imagesContract,
  uploadImageContract,
} from './images.contract.ts';

export const images = endpoint(imagesContract, async ({ query }, { services }) => {
  const { pictures, ...meta } = await listPictures(services.db, query);
  return { data: pictures, meta };
});

export const imagesPost = endpoint(uploadImageContract, async ({ query, upload }, call) => {
  const { db, images: store } = call.services;
  const { name: originalName, originalType, originalSize, category } = query;
  const file = { bytes: upload, originalName, originalType, originalSize, category };
  return { data: await uploadPicture(db, store, file, changeOrigin(call)) };
});

export const imagesIdPut = endpoint(describeImageContract, async ({ params, body }, call) => ({
  data: await describePicture(call.services.db, params.id, body, changeOrigin(call)),
}));

export const imagesIdDelete = endpoint(deleteImageContract, async ({ params, query }, call) => {
  const { db, images: store } = call.services;
  return { data: await deletePicture(db, store, params.id, query.version, changeOrigin(call)) };
});
