import { endpoint } from '#api/http/endpoint.ts';
import { serializeAttribute } from '#domain/catalogue/attributes/serialize-attribute.ts';
import { attributesContract } from './attributes.contract.ts';

export const attributes = endpoint(attributesContract, async (_input, { services }) => {
  const index = await services.productIndex();
  return { data: index.attributes.map(serializeAttribute) };
});
