import { useNavigate, useParams } from 'react-router';
import {
  changeFamilyContract,
  createFamilyContract,
  deleteFamilyContract,
} from '#api/staff/families/families.contract.ts';
import { HistoryPanel } from '../activity/history-panel.tsx';
import { DangerButton } from '../components/danger-button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { useToasts } from '../components/toasts.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
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
  const toasts = useToasts();
  const navigate = useNavigate();
  const staffForm = useStaffForm({
    name: 'family/new',
    contract: createFamilyContract,
    stored: emptyFamily,
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
  const general = useGeneralTexts();
  const locale = useStaffLocale();
  const { query, families } = useFamilies();
  const family = families.find((one) => one.id === id);
  return (
    <Screen
      title={family ? family.name[locale] : texts.title}
      back={{ to: listPath, name: texts.title }}
      actions={family && <DeleteButton family={family} />}
    >
      <Loaded query={query}>
        {() =>
          family ? (
            <>
              <FamilyForm key={family.id} family={family} />
              <HistoryPanel entity="product-family" entityId={family.id} />
            </>
          ) : (
            <p>{general.notFound}</p>
          )
        }
      </Loaded>
    </Screen>
  );
}

function FamilyForm({ family }: { readonly family: StaffFamily }) {
  const texts = useFamiliesTexts();
  const toasts = useToasts();
  const staffForm = useStaffForm({
    name: `family/${family.id}`,
    contract: changeFamilyContract,
    stored: family as EditedFamily,
    versionOf: ({ version }) => version,
    valuesOf,
    inputOf: (values, version = family.version) => ({
      params: { id: family.id },
      body: { ...bodyOf(values, family.productIds), version },
    }),
    onSaved: () => toasts.show({ text: texts.saved }),
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
  const toasts = useToasts();
  const navigate = useNavigate();
  const name = family.name[locale];
  return (
    <DangerButton
      label={texts.delete}
      title={texts.deleteTitle(name)}
      contract={deleteFamilyContract}
      input={{ params: { id: family.id }, query: { version: String(family.version) } }}
      onDone={() => {
        toasts.show({ text: texts.deleted(name) });
        void navigate(listPath);
      }}
    >
      <p>{texts.deleteText}</p>
    </DangerButton>
  );
}
