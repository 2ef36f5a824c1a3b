import { useNavigate, useParams } from 'react-router';
import {
  changeAttributeContract,
  createAttributeContract,
  deleteAttributeContract,
} from '#api/staff/attributes/attributes.contract.ts';
import { HistoryPanel } from '../activity/history-panel.tsx';
import { DangerButton } from '../components/danger-button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { useToasts } from '../components/toasts.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
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
  const toasts = useToasts();
  const navigate = useNavigate();
  const staffForm = useStaffForm({
    name: 'attribute/new',
    contract: createAttributeContract,
    stored: emptyAttribute,
    versionOf: ({ version }) => version,
    valuesOf,
    inputOf: (values) => ({ body: requestOf(values) }),
    onSaved: ({ data }) => {
      toasts.show({ text: texts.created });
      void navigate(`${listPath}/${data.id}`, { replace: true });
    },
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
  const general = useGeneralTexts();
  const { query, attributes, nameOf } = useAttributes();
  const attribute = attributes.find((one) => one.id === id);
  return (
    <Screen
      title={attribute ? nameOf(attribute) : texts.title}
      back={{ to: listPath, name: texts.title }}
      actions={attribute && !attribute.isBuiltIn && <DeleteButton attribute={attribute} />}
    >
      <Loaded query={query}>
        {() => {
          if (!attribute) return <p>{general.notFound}</p>;
          if (attribute.isBuiltIn) return <p className="max-w-prose">{texts.builtInHint}</p>;
          return (
            <>
              <AttributeForm key={attribute.id} attribute={attribute} />
              <HistoryPanel entity="attribute" entityId={attribute.id} />
            </>
          );
        }}
      </Loaded>
    </Screen>
  );
}

function AttributeForm({ attribute }: { readonly attribute: StaffAttribute }) {
  const texts = useAttributesTexts();
  const toasts = useToasts();
  const staffForm = useStaffForm({
    name: `attribute/${attribute.id}`,
    contract: changeAttributeContract,
    stored: attribute as EditedAttribute,
    versionOf: ({ version }) => version,
    valuesOf,
    inputOf: (values, version = attribute.version) => ({
      params: { id: attribute.id },
      body: { ...bodyOf(values), version },
    }),
    onSaved: () => toasts.show({ text: texts.saved }),
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
  const toasts = useToasts();
  const navigate = useNavigate();
  const name = nameOf(attribute);
  if (attribute.products > 0) {
    return <p className="max-w-xs text-sm text-ink-soft">{texts.inUse(attribute.products)}</p>;
  }
  return (
    <DangerButton
      label={texts.delete}
      title={texts.deleteTitle(name)}
      contract={deleteAttributeContract}
      input={{ params: { id: attribute.id }, query: { version: String(attribute.version) } }}
      onDone={() => {
        toasts.show({ text: texts.deleted(name) });
        void navigate(listPath);
      }}
    >
      <p>{texts.deleteText}</p>
    </DangerButton>
  );
}
