import { useState } from 'react';
import { Link } from 'react-router';
import { attributeOrderContract } from '#api/staff/attributes/attributes.contract.ts';
import { Swatch } from '#ui/swatch.tsx';
import { Badge } from '../components/badge.tsx';
import { Loaded } from '../components/loaded.tsx';
import { ReorderList } from '../components/reorder-list.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useAttributesTexts } from './attributes-texts.ts';
import { type StaffAttribute, useAttributes } from './use-attributes.ts';

/** All attributes in their order, with where they are used. */
export function AttributesScreen() {
  const texts = useAttributesTexts();
  const { query } = useAttributes();
  return (
    <Screen
      title={texts.title}
      intro={texts.intro}
      actions={
        <Link to="/admin/attributes/new" className={staffButton('primary')}>
          {texts.add}
        </Link>
      }
    >
      <Loaded query={query} empty={{ data: [] }}>
        {({ data }) => <AttributeList attributes={data} />}
      </Loaded>
    </Screen>
  );
}

function AttributeList({ attributes }: { readonly attributes: readonly StaffAttribute[] }) {
  const texts = useAttributesTexts();
  const { nameOf, query } = useAttributes();
  const toasts = useToasts();
  const { send } = useStaffWrite(attributeOrderContract);
  // Optimistic update; the server's answer replaces it.
  const [moved, setMoved] = useState<readonly StaffAttribute[]>();

  async function reorder(order: readonly StaffAttribute[]): Promise<void> {
    setMoved(order);
    const answer = await send({ body: { attributes: order.map(({ id, version }) => ({ id, version })) } });
    if (!answer) await query.refetch();
    toasts.show(answer ? { text: texts.moved } : { text: texts.notMoved, tone: 'negative' });
    setMoved(undefined);
  }

  return (
    <ReorderList
      label={texts.title}
      items={moved ?? attributes}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      onReorder={(order) => void reorder(order)}
    >
      {(attribute) => <AttributeRow attribute={attribute} name={nameOf(attribute)} />}
    </ReorderList>
  );
}

const mostSwatches = 12;

function AttributeRow({ attribute, name }: { readonly attribute: StaffAttribute; readonly name: string }) {
  const texts = useAttributesTexts();
  const { key, kind, options, products, categories, isBuiltIn } = attribute;
  const coloured = options.filter(({ swatch }) => swatch !== null);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 ps-13 pe-4">
      <Link
        to={`/admin/attributes/${attribute.id}`}
        className="inline-flex min-h-11 min-w-40 grow items-center gap-3 font-medium hover:text-accent"
      >
        {name}
        <bdi className="text-sm font-normal text-ink-faint">{key}</bdi>
      </Link>
      <span className="flex gap-0.5">
        {coloured.slice(0, mostSwatches).map(({ key: option, swatch, secondSwatch }) => (
          <Swatch key={option} colours={[swatch, secondSwatch].filter((one) => one !== null)} />
        ))}
      </span>
      {isBuiltIn && <Badge>{texts.builtIn}</Badge>}
      <span className="text-sm text-ink-soft">{texts.kinds[kind]}</span>
      {categories.length === 0 ? (
        <Badge tone="waiting">{texts.unused}</Badge>
      ) : (
        <span className="text-sm text-ink-soft">{texts.categories(categories.length)}</span>
      )}
      {!isBuiltIn && <span className="text-sm text-ink-soft">{texts.products(products)}</span>}
    </div>
  );
}
