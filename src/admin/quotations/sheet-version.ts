import type { shopProfileContract } from '#api/staff/shop-profile/shop-profile.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import type { SheetSeller, SheetVersion } from '#ui/quotation-sheet/sheet-quote.ts';
import { localizedName } from './quotation-values.ts';
import type { StaffQuote } from './staff-quote.ts';

type Version = StaffQuote['versions'][number];

/** A version of the API as the document of the buyer shows it while it is the newest. */
export function sheetVersion(version: Version): SheetVersion {
  const { lines, sentAt, discountPercent, ...rest } = version;
  return {
    ...rest,
    replacedBy: null,
    isWithdrawn: version.withdrawal !== null,
    sentOn: qatarDay(new Date(sentAt)),
    lines: lines.map((line) => ({
      ...line,
      name: localizedName(line),
      unitPrice: dirhamsOrNull(line.unitPrice),
      lineTotal: dirhamsOrNull(line.lineTotal),
      discount: dirhamsFromQar(line.discount),
      discountBasisPoints: basisPoints(line.discountPercent),
    })),
    subtotal: dirhamsFromQar(version.subtotal),
    discount: dirhamsFromQar(version.discount),
    discountBasisPoints: basisPoints(discountPercent),
    assemblyFee: dirhamsFromQar(version.assemblyFee),
    deliveryFee: dirhamsFromQar(version.deliveryFee),
    total: dirhamsFromQar(version.total),
  };
}

/** The shop profile of the API as the letterhead names it. */
export function sheetSeller(profile: DataOf<typeof shopProfileContract>): SheetSeller {
  const { legalName, address, translations } = profile;
  return {
    ...profile,
    legalName: { en: legalName, ar: translations.ar.legalName },
    address: { en: address, ar: translations.ar.address },
  };
}

function dirhamsOrNull(qar: number | null): number | null {
  return qar === null ? null : dirhamsFromQar(qar);
}

function basisPoints(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent * 100);
}
