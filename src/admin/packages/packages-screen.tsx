import { Link } from 'react-router';
import { packageOrderContract, staffPackagesContract } from '#api/staff/packages/packages.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { Badge } from '../components/badge.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StoredOrderList } from '../components/stored-order-list.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { Money } from '../sales/money.tsx';
import { usePackagesTexts } from './packages-texts.ts';

type StaffPackage = DataOf<typeof staffPackagesContract>[number];

/** All packages in their order, with price, stock and what is missing now. */
export function PackagesScreen() {
  const texts = usePackagesTexts();
  const locale = useStaffLocale();
  const query = useStaffQuery(staffPackagesContract, {});
  return (
    <Screen
      title={texts.title}
      intro={texts.intro}
      actions={
        <Link to="/admin/packages/new" className={staffButton('primary')}>
          {texts.add}
        </Link>
      }
    >
      <Loaded query={query} empty={{ data: [] }}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <StoredOrderList
              items={data}
              nameOf={({ name }) => name[locale]}
              texts={texts}
              contract={packageOrderContract}
              inputOf={(order) => ({ body: { packages: [...order] } })}
              onFailed={() => query.refetch()}
            >
              {(one) => <PackageRow one={one} />}
            </StoredOrderList>
          )
        }
      </Loaded>
    </Screen>
  );
}

function PackageRow({ one }: { readonly one: StaffPackage }) {
  const texts = usePackagesTexts();
  const locale = useStaffLocale();
  const missing = one.parts.filter(({ state }) => state !== 'available').length;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 ps-13 pe-4">
      <Link
        to={`/admin/packages/${one.id}`}
        className="inline-flex min-h-11 min-w-40 grow items-center font-medium hover:text-accent"
      >
        <bdi>{one.name[locale]}</bdi>
      </Link>
      <span className="text-sm text-ink-soft">{texts.products(one.lines.length)}</span>
      <span className="text-sm font-medium">
        <Money qar={one.price} />
      </span>
      {missing > 0 ? (
        <Badge tone="waiting">{texts.missing(missing)}</Badge>
      ) : (
        <span className="text-sm text-ink-soft">{texts.inStock(one.inStock)}</span>
      )}
      {!one.isActive && <Badge tone="waiting">{texts.inactive}</Badge>}
    </div>
  );
}
