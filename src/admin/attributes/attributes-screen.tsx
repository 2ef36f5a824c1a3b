import { attributeOrderContract } from '#api/staff/attributes/attributes.contract.ts';
import { Swatch } from '#ui/swatch.tsx';
import { BuiltInOffer } from '../built-in/built-in-offer.tsx';
import { Badge } from '../components/badge.tsx';
import { Detail, OrderedDefinitionList } from '../components/definition-list.tsx';
import { useAttributesTexts } from './attributes-texts.ts';
import { type StaffAttribute, useAttributes } from './use-attributes.ts';

/** All attributes in their order, with where they are used. */
export function AttributesScreen() {
  const { query, nameOf } = useAttributes();
  return (
    <OrderedDefinitionList
      notice={<BuiltInOffer part="attributes" />}
      path="/admin/attributes"
      texts={useAttributesTexts()}
      query={query}
      itemsOf={({ data }) => data}
      nameOf={(attribute) => nameOf(attribute)}
      codeOf={({ key }) => key}
      details={(attribute) => <AttributeDetails attribute={attribute} />}
      orderContract={attributeOrderContract}
      inputOf={(attributes) => ({ body: { attributes } })}
    />
  );
}

const mostSwatches = 12;

function AttributeDetails({ attribute }: { readonly attribute: StaffAttribute }) {
  const texts = useAttributesTexts();
  const { kind, options, products, categories, isBuiltIn } = attribute;
  const coloured = options.filter(({ swatch }) => swatch !== null);
  return (
    <>
      <span className="flex gap-0.5">
        {coloured.slice(0, mostSwatches).map(({ key: option, swatch, secondSwatch }) => (
          <Swatch key={option} colours={[swatch, secondSwatch].filter((one) => one !== null)} />
        ))}
      </span>
      {isBuiltIn && <Badge>{texts.builtIn}</Badge>}
      <Detail>{texts.kinds[kind]}</Detail>
      {categories.length === 0 ? (
        <Badge tone="waiting">{texts.unused}</Badge>
      ) : (
        <Detail>{texts.categories(categories.length)}</Detail>
      )}
      {!isBuiltIn && <Detail>{texts.products(products)}</Detail>}
    </>
  );
}
