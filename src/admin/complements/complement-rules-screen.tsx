import { useState } from 'react';
import { Link } from 'react-router';
import {
  complementRuleOrderContract,
  complementRulesContract,
  complementsOfProductContract,
} from '#api/staff/complements/complements.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { useProductName } from '../catalogue/listed-product.ts';
import { Badge } from '../components/badge.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StoredOrderList } from '../components/stored-order-list.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { ProductSearch } from '../quotations/product-search.tsx';
import { useComplementsTexts } from './complements-texts.ts';

type Rule = DataOf<typeof complementRulesContract>['rules'][number];

/** All rules in their order, and what a product would get by them. */
export function ComplementRulesScreen() {
  const texts = useComplementsTexts();
  const query = useStaffQuery(complementRulesContract, {});
  return (
    <Screen
      title={texts.title}
      intro={texts.intro}
      actions={
        <Link to="/admin/complement-rules/new" className={staffButton('primary')}>
          {texts.add}
        </Link>
      }
    >
      <Loaded query={query} empty={{ data: { rules: [], products: [] } }}>
        {({ data }) => <RuleList rules={data.rules} onFailed={() => query.refetch()} />}
      </Loaded>
      <Preview />
    </Screen>
  );
}

interface RuleListProps {
  readonly rules: readonly Rule[];
  readonly onFailed: () => Promise<unknown>;
}

function RuleList({ rules, onFailed }: RuleListProps) {
  const texts = useComplementsTexts();
  const locale = useStaffLocale();
  return (
    <StoredOrderList
      items={rules}
      nameOf={({ name }) => name}
      texts={texts}
      contract={complementRuleOrderContract}
      inputOf={(order) => ({ body: { rules: [...order] } })}
      onFailed={onFailed}
    >
      {({ id, name, heading, isActive, isCounted }) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 ps-13 pe-4">
          <Link
            to={`/admin/complement-rules/${id}`}
            className="inline-flex min-h-11 min-w-40 grow items-center font-medium hover:text-accent"
          >
            <bdi>{name}</bdi>
          </Link>
          <span className="text-sm text-ink-soft">{heading[locale]}</span>
          {isCounted && <Badge>{texts.counted}</Badge>}
          {!isActive && <Badge tone="waiting">{texts.inactive}</Badge>}
        </div>
      )}
    </StoredOrderList>
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
  return (
    <Loaded query={query} empty={{ data: [] }}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="mt-2 text-ink-soft">{texts.nothingFound}</p>
        ) : (
          <ul className="mt-2 grid gap-3">
            {data.map(({ rule, quantity, products }) => (
              <li key={rule.id}>
                <bdi className="font-medium">{rule.name}</bdi> · {texts.pieces(quantity)}
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
