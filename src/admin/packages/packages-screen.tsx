import { packageOrderContract, staffPackagesContract } from '#api/staff/packages/packages.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { BuiltInOffer } from '../built-in/built-in-offer.tsx';
import { Badge } from '../components/badge.tsx';
import { Detail, OrderedDefinitionList } from '../components/definition-list.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { Money } from '../sales/money.tsx';
import { usePackagesTexts } from './packages-texts.ts';

type StaffPackage = DataOf<typeof staffPackagesContract>[number];

/** All packages in their order, with price, stock and what is missing now. */
export function PackagesScreen() {
  const locale = useStaffLocale();
  return (
    <OrderedDefinitionList
      notice={<BuiltInOffer part="packages" />}
      path="/admin/packages"
      texts={usePackagesTexts()}
      query={useStaffQuery(staffPackagesContract, {})}
      itemsOf={({ data }) => data}
      nameOf={({ name }) => name[locale]}
      details={(one) => <PackageDetails one={one} />}
      orderContract={packageOrderContract}
      inputOf={(packages) => ({ body: { packages } })}
    />
  );
}

function PackageDetails({ one }: { readonly one: StaffPackage }) {
  const texts = usePackagesTexts();
  const missing = one.parts.filter(({ state }) => state !== 'available').length;
  return (
    <>
      <Detail>{texts.products(one.lines.length)}</Detail>
      <span className="text-sm font-medium">
        <Money qar={one.price} />
      </span>
      {missing > 0 ? (
        <Badge tone="waiting">{texts.missing(missing)}</Badge>
      ) : (
        <Detail>{texts.inStock(one.inStock)}</Detail>
      )}
      {!one.isActive && <Badge tone="waiting">{texts.inactive}</Badge>}
    </>
  );
}
