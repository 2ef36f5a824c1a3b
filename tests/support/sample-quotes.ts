import type { Quote, QuoteLine, QuoteVersion } from '#domain/quotes/quote.ts';
import { noDiscount, priceOffer } from '#domain/quotes/quote-amounts.ts';

const names = [
  {
    sku: 'SD-HA-160',
    en: 'Sadu height-adjustable desk, 160 cm',
    ar: 'مكتب سدو قابل لتعديل الارتفاع، 160 سم',
  },
  {
    sku: 'NR-M27-QHD',
    en: 'Noor 27-inch QHD monitor with USB-C, black with silver stand',
    ar: 'شاشة نور 27 بوصة بدقة QHD ومنفذ USB-C، أسود بقاعدة فضية',
  },
  {
    sku: 'DW-EX-HB',
    en: 'Dhow executive chair, high back, black leather',
    ar: 'كرسي داو التنفيذي بظهر عالٍ من الجلد الأسود',
  },
];

/** As many lines as wanted, with amounts that are right. */
export function sampleVersion(count: number, fields: Partial<QuoteVersion> = {}): QuoteVersion {
  const lines = Array.from({ length: count }, (_, index): QuoteLine => {
    const { sku, en, ar } = names[index % names.length] ?? { sku: '', en: '', ar: '' };
    const quantity = index + 1;
    const unitPrice = 189_000 + index * 100;
    return {
      productId: `p${index}`,
      slug: null,
      sku,
      name: { en, ar },
      quantity,
      listPrice: unitPrice,
      unitPrice,
      discount: 0,
      discountBasisPoints: null,
      lineTotal: unitPrice * quantity,
      warrantyMonths: null,
    };
  });
  return {
    number: 1,
    lines,
    ...priceOffer(
      lines.map(({ quantity, unitPrice }) => ({ quantity, unitPrice })),
      {
        discount: noDiscount,
        assemblyFee: 0,
        deliveryFee: 0,
      },
    ).amounts,
    discountBasisPoints: null,
    deliveryOn: null,
    leadTimeDays: null,
    assembly: null,
    paymentDueDays: null,
    validUntil: '2027-02-13',
    message: '',
    sentBy: 'system',
    sentAt: new Date('2026-11-15T09:00:00Z'),
    withdrawal: null,
    ...fields,
  };
}

export function sampleQuote(version: QuoteVersion, fields: Partial<Quote> = {}): Quote {
  return {
    id: 'q1',
    reference: 'QT-7K4M-2QXD',
    trackingKey: 'secret-key',
    locale: 'en',
    status: 'requested',
    source: 'cart',
    service: null,
    requestedAt: new Date('2026-11-15T09:00:00Z'),
    contact: { name: 'Aisha Al Kuwari', phone: '+97455123456', email: 'aisha@example.qa' },
    company: { name: 'Gulf Contracting & Partners W.L.L.', crNumber: '123456/2' },
    zone: 69,
    districts: [{ en: 'Lusail', ar: 'لوسيل' }],
    wantedOn: '2026-12-01',
    notes: '',
    siteAccess: null,
    plansFrom: null,
    buyerReference: '',
    versions: [version],
    lpoNumber: '',
    lpoFile: null,
    decidedAt: null,
    orderId: null,
    orderNumber: null,
    version: 1,
    ...fields,
  };
}
