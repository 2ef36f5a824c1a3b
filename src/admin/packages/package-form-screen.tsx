import { useParams } from 'react-router';
import {
  changePackageContract,
  createPackageContract,
  deletePackageContract,
  staffPackagesContract,
} from '#api/staff/packages/packages.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { packagePath } from '#domain/catalogue/packages/replaced-parts.ts';
import { previewParameter } from '#domain/catalogue/products/product.ts';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import {
  DefinitionScreen,
  DeleteDefinition,
  useNewDefinition,
  useStoredDefinition,
} from '../forms/definition-screens.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { PackageDefinition, PackageLines } from './package-fields.tsx';
import { bodyOf, emptyPackage, type StoredPackage, valuesOf } from './package-values.ts';
import { usePackagesTexts } from './packages-texts.ts';

const listPath = '/admin/packages';

type StaffPackage = DataOf<typeof staffPackagesContract>[number];

function useFieldNames() {
  const { name, summary, slug, lines, isActive } = usePackagesTexts();
  return { name, summary, slug, lines, isActive };
}

export function NewPackageScreen() {
  const texts = usePackagesTexts();
  const staffForm = useNewDefinition({
    listPath,
    created: texts.created,
    name: 'package/new',
    contract: createPackageContract,
    stored: emptyPackage,
    valuesOf,
    inputOf: (values) => ({ body: { slug: values.slug, ...bodyOf(values) } }),
  });
  return (
    <Screen title={texts.newTitle} back={{ to: listPath, name: texts.title }}>
      <StaffFormLayout staffForm={staffForm} fieldNames={useFieldNames()}>
        <PackageDefinition isNew />
        <PackageLines known={[]} />
      </StaffFormLayout>
    </Screen>
  );
}

export function PackageFormScreen() {
  const { id = '' } = useParams();
  const texts = usePackagesTexts();
  const locale = useStaffLocale();
  const query = useStaffQuery(staffPackagesContract, {});
  const stored = query.data?.data.find((one) => one.id === id);
  return (
    <DefinitionScreen
      list={{ path: listPath, title: texts.title }}
      query={query}
      found={stored && { id, name: stored.name[locale] }}
      entity="package"
      actions={stored && <Actions stored={stored} />}
    >
      {stored && <PackageForm key={id} stored={stored} />}
    </DefinitionScreen>
  );
}

function PackageForm({ stored }: { readonly stored: StaffPackage }) {
  const texts = usePackagesTexts();
  const staffForm = useStoredDefinition({
    saved: texts.saved,
    name: `package/${stored.id}`,
    contract: changePackageContract,
    stored: stored as StoredPackage,
    valuesOf,
    inputOf: (values, version = stored.version) => ({
      params: { id: stored.id },
      body: { ...bodyOf(values), version },
    }),
  });
  return (
    <StaffFormLayout staffForm={staffForm} fieldNames={useFieldNames()}>
      <PackageDefinition />
      <PackageLines known={stored.parts} />
    </StaffFormLayout>
  );
}

function Actions({ stored }: { readonly stored: StaffPackage }) {
  const texts = usePackagesTexts();
  const locale = useStaffLocale();
  const path = `${locale === 'ar' ? '/ar' : ''}${packagePath(stored.slug)}`;
  return (
    <>
      <a
        href={stored.isActive ? path : `${path}?${previewParameter}=${stored.id}`}
        target="_blank"
        rel="noreferrer"
        className={staffButton('secondary')}
      >
        {stored.isActive ? texts.view : texts.preview}
      </a>
      <DeleteDefinition
        texts={texts}
        name={stored.name[locale]}
        listPath={listPath}
        contract={deletePackageContract}
        input={{ params: { id: stored.id }, query: { version: String(stored.version) } }}
      />
    </>
  );
}
