import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { addBuiltIn } from '#domain/catalogue/built-in/add-built-in.server.ts';
import { planBuiltIn } from '#domain/catalogue/built-in/plan-built-in.server.ts';
import { addBuiltInContract, builtInCatalogueContract } from './built-in.contract.ts';

const builtInCatalogue = endpoint(builtInCatalogueContract, async (_input, { services }) => {
  const { attributes, families, rules, packages, products } = await planBuiltIn(services.db);
  return {
    data: {
      attributes: attributes.map(({ name }) => name),
      families: families.map(({ name }) => name),
      rules: rules.map(({ heading }) => heading),
      packages: packages.map(({ name }) => name),
      products: products.size,
    },
  };
});

const builtInCataloguePost = endpoint(addBuiltInContract, async ({ body }, call) => ({
  data: { added: await addBuiltIn(call.services.db, body.part, changeOrigin(call)) },
}));

export const builtInCalls = [builtInCatalogue, builtInCataloguePost];
