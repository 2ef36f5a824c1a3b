import { useState } from 'react';
import {
  complementRuleOrderContract,
  complementRulesContract,
  complementsOfProductContract,
} from '#api/staff/complements/complements.contract.ts';
import { BuiltInOffer } from '../built-in/built-in-offer.tsx';
import { useProductName } from '../catalogue/listed-product.ts';
import { Badge } from '../components/badge.tsx';
import { Detail, OrderedDefinitionList } from '../components/definition-list.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel } from '../components/screen.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { ProductSearch } from '../quotations/product-search.tsx';
import { useComplementsTexts } from './complements-texts.ts';
import { useRuleName } from './use-rule-name.ts';

/** All rules in their order, and what a product would get by them. */
export function ComplementRulesScreen() {
  const texts = useComplementsTexts();
  const locale = useStaffLocale();
  const nameOf = useRuleName();
  return (
    <OrderedDefinitionList
      notice={<BuiltInOffer part="rules" />}
      path="/admin/complement-rules"
      texts={texts}
      query={useStaffQuery(complementRulesContract, {})}
      itemsOf={({ data }) => data.rules}
      nameOf={(rule) => nameOf(rule)}
      details={(rule) => (
        <>
          {nameOf(rule) === rule.name && <Detail>{rule.heading[locale]}</Detail>}
          {rule.isCounted && <Badge>{texts.counted}</Badge>}
          {!rule.isActive && <Badge tone="waiting">{texts.inactive}</Badge>}
        </>
      )}
      orderContract={complementRuleOrderContract}
      inputOf={(rules) => ({ body: { rules } })}
    >
      <Preview />
    </OrderedDefinitionList>
  );
}

function Preview() {
  const texts = useComplementsTexts();
  const nameOf = useProductName();
  const [product, setProduct] = useState<Parameters<typeof nameOf>[0] & { readonly id: string }>();
  return (
    <Panel title={texts.preview}>
      <p className="-mt-2 mb-4 text-sm text-ink-soft">{texts.previewHint}</p>
      <ProductSearch isAdded={(id) => id === product?.id} onChoose={setProduct} />
      {product && (
        <div className="mt-4">
          <p className="font-medium">{nameOf(product)}</p>
          <FoundComplements productId={product.id} />
        </div>
      )}
    </Panel>
  );
}

function FoundComplements({ productId }: { readonly productId: string }) {
  const texts = useComplementsTexts();
  const nameOf = useProductName();
  const query = useStaffQuery(complementsOfProductContract, { params: { id: productId } });
  const rules = useStaffQuery(complementRulesContract, {}).data?.data.rules;
  const ruleNameOf = useRuleName();
  const nameOfRule = (found: { readonly id: string; readonly name: string }) => {
    const rule = rules?.find(({ id }) => id === found.id);
    return rule ? ruleNameOf(rule) : found.name;
  };
  return (
    <Loaded query={query} empty={{ data: [] }}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="mt-2 text-ink-soft">{texts.nothingFound}</p>
        ) : (
          <ul className="mt-2 grid gap-3">
            {data.map(({ rule, quantity, products }) => (
              <li key={rule.id}>
                <bdi className="font-medium">{nameOfRule(rule)}</bdi> · {texts.pieces(quantity)}
                <ul className="mt-1 text-sm text-ink-soft">
                  {products.map((one) => (
                    <li key={one.id}>
                      {nameOf(one)} <bdi>{one.sku}</bdi>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
