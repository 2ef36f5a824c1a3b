import { useParams } from 'react-router';
import {
  changeFamilyContract,
  createFamilyContract,
  deleteFamilyContract,
} from '#api/staff/families/families.contract.ts';
import { Screen } from '../components/screen.tsx';
import {
  DefinitionScreen,
  DeleteDefinition,
  useNewDefinition,
  useStoredDefinition,
} from '../forms/definition-screens.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useFamiliesTexts } from './families-texts.ts';
import { FamilyDefinition, FamilyGaps, FamilyMembers, FamilyOptionRows } from './family-fields.tsx';
import { bodyOf, type EditedFamily, emptyFamily, requestOf, valuesOf } from './family-form-values.ts';
import { type StaffFamily, useFamilies } from './use-families.ts';

const listPath = '/admin/families';

function useFieldNames() {
  const { name, key, options, members } = useFamiliesTexts();
  return {
    name,
    key,
    optionKeys: options,
    productIds: members,
    addedProductIds: members,
    removedProductIds: members,
  };
}

export function NewFamilyScreen() {
  const texts = useFamiliesTexts();
  const staffForm = useNewDefinition({
    listPath,
    created: texts.created,
    name: 'family/new',
    contract: createFamilyContract,
    stored: emptyFamily,
    valuesOf,
    inputOf: (values) => ({ body: requestOf(values) }),
  });
  return (
    <Screen title={texts.newTitle} back={{ to: listPath, name: texts.title }}>
      <StaffFormLayout staffForm={staffForm} fieldNames={useFieldNames()}>
        <FamilyDefinition isNew />
        <FamilyOptionRows />
        <FamilyMembers known={[]} />
      </StaffFormLayout>
    </Screen>
  );
}

export function FamilyFormScreen() {
  const { id = '' } = useParams();
  const texts = useFamiliesTexts();
  const locale = useStaffLocale();
  const { query, families } = useFamilies();
  const family = families.find((one) => one.id === id);
  return (
    <DefinitionScreen
      list={{ path: listPath, title: texts.title }}
      query={query}
      found={family && { id, name: family.name[locale] }}
      entity="product-family"
      actions={family && <DeleteButton family={family} />}
    >
      {family && <FamilyForm key={id} family={family} />}
    </DefinitionScreen>
  );
}

function FamilyForm({ family }: { readonly family: StaffFamily }) {
  const texts = useFamiliesTexts();
  const staffForm = useStoredDefinition({
    saved: texts.saved,
    name: `family/${family.id}`,
    contract: changeFamilyContract,
    stored: family as EditedFamily,
    valuesOf,
    inputOf: (values, version = family.version, base) => ({
      params: { id: family.id },
      body: { ...bodyOf(values, base.productIds), version },
    }),
  });
  return (
    <StaffFormLayout staffForm={staffForm} fieldNames={useFieldNames()}>
      <FamilyDefinition />
      <FamilyOptionRows />
      <FamilyMembers known={family.members} />
      <FamilyGaps family={family} />
    </StaffFormLayout>
  );
}

function DeleteButton({ family }: { readonly family: StaffFamily }) {
  const texts = useFamiliesTexts();
  const locale = useStaffLocale();
  const name = family.name[locale];
  return (
    <DeleteDefinition
      texts={texts}
      name={name}
      listPath={listPath}
      contract={deleteFamilyContract}
      input={{ params: { id: family.id }, query: { version: String(family.version) } }}
    />
  );
}
