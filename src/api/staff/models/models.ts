import { endpoint } from '#api/http/endpoint.ts';
import { uploadModel } from '#domain/catalogue/models/upload-model.server.ts';
import { uploadModelContract } from './models.contract.ts';

export const modelsPost = endpoint(uploadModelContract, async ({ query, upload }, { services }) => {
  const { width, depth, height } = query;
  const stated = width && depth && height ? { width, depth, height } : null;
  return { data: await uploadModel(services.images, upload, stated) };
});
