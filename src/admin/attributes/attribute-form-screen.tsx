import { useParams } from 'react-router';
import {
  changeAttributeContract,
  createAttributeContract,
  deleteAttributeContract,
} from '#api/staff/attributes/attributes.contract.ts';
import { Screen } from '../components/screen.tsx';
import {
  DefinitionScreen,
  DeleteDefinition,
  useNewDefinition,
  useStoredDefinition,
} from '../forms/definition-screens.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { DefinitionFields, OptionRows } from './attribute-fields.tsx';
import {
  bodyOf,
  type EditedAttribute,
  emptyAttribute,
  requestOf,
  valuesOf,
} from './attribute-form-values.ts';
import { useAttributesTexts } from './attributes-texts.ts';
import { type StaffAttribute, useAttributes } from './use-attributes.ts';

const listPath = '/admin/attributes';

function useFieldNames() {
  const { name, key, kind, unit, options } = useAttributesTexts();
  return { name, key, kind, unit, options };
}

export function NewAttributeScreen() {
  const texts = useAttributesTexts();
  const staffForm = useNewDefinition({
    listPath,
    created: texts.created,
    name: 'attribute/new',
    contract: createAttributeContract,
    stored: emptyAttribute,
    valuesOf,
    inputOf: (values) => ({ body: requestOf(values) }),
  });
  return (
    <Screen title={texts.newTitle} back={{ to: listPath, name: texts.title }}>
      <StaffFormLayout staffForm={staffForm} fieldNames={useFieldNames()}>
        <DefinitionFields isNew />
        <OptionRows uses={new Map()} />
      </StaffFormLayout>
    </Screen>
  );
}

export function AttributeFormScreen() {
  const { id = '' } = useParams();
  const texts = useAttributesTexts();
  const { query, attributes, nameOf } = useAttributes();
  const attribute = attributes.find((one) => one.id === id);
  return (
    <DefinitionScreen
      list={{ path: listPath, title: texts.title }}
      query={query}
      found={attribute && { id, name: nameOf(attribute) }}
      entity={attribute?.isBuiltIn ? null : 'attribute'}
      actions={attribute && !attribute.isBuiltIn && <DeleteButton attribute={attribute} />}
    >
      {attribute &&
        (attribute.isBuiltIn ? (
          <p className="max-w-prose">{texts.builtInHint}</p>
        ) : (
          <AttributeForm key={id} attribute={attribute} />
        ))}
    </DefinitionScreen>
  );
}

function AttributeForm({ attribute }: { readonly attribute: StaffAttribute }) {
  const texts = useAttributesTexts();
  const staffForm = useStoredDefinition({
    saved: texts.saved,
    name: `attribute/${attribute.id}`,
    contract: changeAttributeContract,
    stored: attribute as EditedAttribute,
    valuesOf,
    inputOf: (values, version = attribute.version) => ({
      params: { id: attribute.id },
      body: { ...bodyOf(values), version },
    }),
  });
  const uses = new Map(attribute.options.map(({ key, products }) => [key, products]));
  return (
    <StaffFormLayout staffForm={staffForm} fieldNames={useFieldNames()}>
      <DefinitionFields isUnitFixed={attribute.products > 0} />
      <OptionRows uses={uses} />
    </StaffFormLayout>
  );
}

function DeleteButton({ attribute }: { readonly attribute: StaffAttribute }) {
  const texts = useAttributesTexts();
  const { nameOf } = useAttributes();
  const name = nameOf(attribute);
  if (attribute.products > 0) {
    return <p className="max-w-xs text-sm text-ink-soft">{texts.inUse(attribute.products)}</p>;
  }
  return (
    <DeleteDefinition
      texts={texts}
      name={name}
      listPath={listPath}
      contract={deleteAttributeContract}
      input={{ params: { id: attribute.id }, query: { version: String(attribute.version) } }}
    />
  );
}
