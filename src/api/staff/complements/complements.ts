import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { changeMeta } from '#api/http/written-entity.contract.ts';
import type { ComplementRule } from '#domain/catalogue/complements/complement-rule.ts';
import {
  listRulesForStaff,
  previewComplements,
} from '#domain/catalogue/complements/list-complement-rules.server.ts';
import {
  createComplementRule,
  deleteComplementRule,
  reorderComplementRules,
  updateComplementRule,
} from '#domain/catalogue/complements/write-complement-rules.server.ts';
import {
  changeComplementRuleContract,
  complementRuleOrderContract,
  complementRulesContract,
  complementsOfProductContract,
  createComplementRuleContract,
  deleteComplementRuleContract,
} from './complements.contract.ts';

const complementRules = endpoint(complementRulesContract, async (_input, { services }) => {
  const { rules, products } = await listRulesForStaff(services.db);
  return { data: { rules: rules.map(ruleResponse), products } };
});

const complementRulesPost = endpoint(createComplementRuleContract, async ({ body }, call) => ({
  data: ruleResponse(await createComplementRule(call.services.db, body, changeOrigin(call))),
}));

const complementRulesIdPut = endpoint(changeComplementRuleContract, async ({ params, body }, call) => ({
  data: ruleResponse(await updateComplementRule(call.services.db, params.id, body, changeOrigin(call))),
  meta: changeMeta(body),
}));

const complementRulesIdDelete = endpoint(deleteComplementRuleContract, async ({ params, query }, call) => ({
  data: await deleteComplementRule(call.services.db, params.id, query.version, changeOrigin(call)),
}));

const complementRuleOrder = endpoint(complementRuleOrderContract, async ({ body }, call) => ({
  data: await reorderComplementRules(call.services.db, body, changeOrigin(call)),
}));

const complementsOfProduct = endpoint(complementsOfProductContract, async ({ params }, { services }) => ({
  data: await previewComplements(services.db, await services.productIndex(), params.id),
}));

export const complementRuleCalls = [
  complementRules,
  complementRulesPost,
  complementRulesIdPut,
  complementRulesIdDelete,
  complementRuleOrder,
  complementsOfProduct,
];

/** With lists that a contract may write to. */
function ruleResponse({ source, target, ...rule }: ComplementRule) {
  return {
    ...rule,
    source: { ...source, places: [...source.places], conditions: [...source.conditions] },
    target: {
      places: [...target.places],
      productIds: [...target.productIds],
      comparisons: [...target.comparisons],
    },
  };
}
