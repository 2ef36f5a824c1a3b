import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ignoredFields } from '#domain/activity/differences.ts';
import type { serializePerson } from '#domain/admin-identity/people/serialize-person.ts';
import type { AttributeResponse } from '#domain/catalogue/attributes/serialize-attribute.ts';
import type { BrandName } from '#domain/catalogue/brands/brand-name.ts';
import type { CategoryResponse } from '#domain/catalogue/categories/serialize-category.ts';
import type { ComplementRule } from '#domain/catalogue/complements/complement-rule.ts';
import type { FamilyResponse } from '#domain/catalogue/families/serialize-family.ts';
import type { ProductPackage } from '#domain/catalogue/packages/package.ts';
import type { ProductResponse } from '#domain/catalogue/products/serialize-product.ts';
import type { SearchWords } from '#domain/catalogue/search/vocabulary/search-words.ts';
import type { ArticleResponse } from '#domain/content/publishing/serialize-article.ts';
import type { DeliverySettingsResponse } from '#domain/delivery/serialize-delivery-settings.ts';
import type { recordedMessage } from '#domain/messages/serialize-message.ts';
import type { recordedExport } from '#domain/orders/listing/export-orders.server.ts';
import type { serializeDriver } from '#domain/orders/rounds/serialize-driver.ts';
import type { recordedContents, recordedOrder } from '#domain/orders/serialize-order.ts';
import type { recordedEmail } from '#domain/outbox/serialize-email.ts';
import type { erasePersonalData } from '#domain/personal-data/erase-personal-data.server.ts';
import type { PictureResponse } from '#domain/pictures/serialize-picture.ts';
import type { recordedQuote } from '#domain/quotes/recorded-quote.ts';
import type { ShopProfileResponse } from '#domain/shop-profile/serialize-shop-profile.ts';
import type { SiteContentResponse } from '#domain/site-content/serialize-site-content.ts';
import type { TestimonialResponse } from '#domain/testimonials/serialize-testimonial.ts';
import { adminActivityAr } from '#i18n/messages/admin/activity.ar.ts';
import { adminActivityEn } from '#i18n/messages/admin/activity.en.ts';

/** The states that the history can hold, by kind of entity. A kind that records no state has `object`. */
interface RecordedStates {
  /** Attributes are named by their keys. */
  readonly product: Omit<ProductResponse, 'attributes'> & { readonly attributes: readonly string[] };
  readonly category: CategoryResponse;
  readonly attribute: AttributeResponse;
  readonly 'product-family': FamilyResponse;
  readonly 'attribute-list': { readonly attributes: readonly string[] };
  readonly 'search-words': SearchWords;
  readonly 'complement-rule': ComplementRule;
  readonly 'complement-rule-list': { readonly rules: readonly string[] };
  readonly package: ProductPackage;
  readonly 'package-list': { readonly packages: readonly string[] };
  readonly department: { readonly categories: readonly string[] };
  readonly picture: Omit<PictureResponse, 'uses' | 'address' | 'category' | 'size' | 'type'>;
  readonly testimonial: TestimonialResponse;
  /** Blocks of the text are compared as lines. */
  readonly article: Omit<ArticleResponse, 'body' | 'translations'> & { readonly body: readonly string[] };
  readonly 'zone-delivery-settings': DeliverySettingsResponse;
  readonly 'brand-name': BrandName;
  readonly 'catalogue-settings': { readonly requiresArabic: boolean };
  readonly 'shop-profile': ShopProfileResponse;
  readonly 'site-content': SiteContentResponse;
  readonly order: ReturnType<typeof recordedOrder> | ReturnType<typeof recordedContents>;
  readonly quotation: ReturnType<typeof recordedQuote>;
  readonly message: ReturnType<typeof recordedMessage>;
  readonly mail: ReturnType<typeof recordedEmail> & { readonly isOtherRecipient?: boolean };
  readonly account: object;
  readonly colleague: ReturnType<typeof serializePerson>;
  readonly backup: object;
  readonly 'personal-data': Awaited<ReturnType<typeof erasePersonalData>>;
  readonly 'orders-export': ReturnType<typeof recordedExport>;
  readonly driver: ReturnType<typeof serializeDriver>;
  readonly 'delivery-plan': { readonly stops: readonly string[] };
}

/** The names of all fields of a state, however deep. */
type FieldsOf<State> = State extends readonly (infer Item)[]
  ? FieldsOf<Item>
  : State extends object
    ? { [Field in keyof State & string]-?: Field | FieldsOf<NonNullable<State[Field]>> }[keyof State & string]
    : never;

/** Typed, so that a field that a state gains does not compile until it is listed here, and then needs its label. */
const recordedFields: Record<FieldsOf<RecordedStates[keyof RecordedStates]>, true> = {
  slug: true,
  sku: true,
  brand: true,
  name: true,
  shortDescription: true,
  description: true,
  category: true,
  subcategory: true,
  price: true,
  stock: true,
  isFeatured: true,
  isNewArrival: true,
  isBestSeller: true,
  specifications: true,
  label: true,
  value: true,
  dimensions: true,
  width: true,
  depth: true,
  height: true,
  weightKg: true,
  model: true,
  attributes: true,
  isFilter: true,
  heading: true,
  source: true,
  target: true,
  places: true,
  words: true,
  needsAssembly: true,
  conditions: true,
  attribute: true,
  comparison: true,
  comparisons: true,
  sourceAttribute: true,
  productIds: true,
  quantityFrom: true,
  isCounted: true,
  rules: true,
  packages: true,
  lines: true,
  quantity: true,
  summary: true,
  key: true,
  unit: true,
  options: true,
  swatch: true,
  secondSwatch: true,
  cartons: true,
  count: true,
  minutes: true,
  productId: true,
  warrantyMonths: true,
  leadTimeDays: true,
  status: true,
  images: true,
  imageIds: true,
  family: true,
  optionKeys: true,
  successorIds: true,
  translations: true,
  ar: true,
  en: true,
  id: true,
  version: true,
  department: true,
  image: true,
  imageId: true,
  subcategories: true,
  categories: true,
  originalName: true,
  uploadDate: true,
  relativePath: true,
  fullPath: true,
  thumbnail: true,
  alt: true,
  author: true,
  role: true,
  company: true,
  text: true,
  rating: true,
  isActive: true,
  position: true,
  groups: true,
  fee: true,
  freeFrom: true,
  minimumOrder: true,
  leadDays: true,
  zones: true,
  fallback: true,
  pickup: true,
  requiresArabic: true,
  legalName: true,
  address: true,
  phone: true,
  whatsapp: true,
  email: true,
  mapUrl: true,
  plate: true,
  zone: true,
  street: true,
  building: true,
  parking: true,
  replyDays: true,
  crNumber: true,
  bank: true,
  iban: true,
  accountName: true,
  social: true,
  network: true,
  url: true,
  hours: true,
  weekday: true,
  opens: true,
  closes: true,
  second: true,
  datedHours: true,
  endsOn: true,
  holidays: true,
  startsOn: true,
  days: true,
  isEstimated: true,
  stats: true,
  years: true,
  customers: true,
  ratingSource: true,
  orderLimits: true,
  perProduct: true,
  pieces: true,
  returnPolicy: true,
  returnDays: true,
  reportDays: true,
  latestDeliveryDays: true,
  creditTermDays: true,
  staffLocale: true,
  locale: true,
  repair: true,
  number: true,
  note: true,
  received: true,
  returned: true,
  paymentDueDays: true,
  invoice: true,
  driver: true,
  day: true,
  stops: true,
  discount: true,
  deliveryFee: true,
  total: true,
  reference: true,
  offer: true,
  assemblyFee: true,
  deliveryOn: true,
  assembly: true,
  validUntil: true,
  subject: true,
  isOtherRecipient: true,
  orders: true,
  quotations: true,
  deletedQuotations: true,
  plans: true,
  messages: true,
  stockAlerts: true,
  emails: true,
  placedFrom: true,
  placedTo: true,
  deliveryDay: true,
  awaiting: true,
  announcement: true,
  hero: true,
  cities: true,
  about: true,
  isShown: true,
  title: true,
  lead: true,
  slides: true,
  cards: true,
  points: true,
  buttons: true,
  figures: true,
  figure: true,
  kind: true,
  link: true,
  linkText: true,
  picture: true,
  mirrorsInArabic: true,
  isSearch: true,
  isBuiltIn: true,
  writtenBy: true,
  tags: true,
  reviewedOn: true,
  cover: true,
  publishAt: true,
  excerpt: true,
  body: true,
  closing: true,
  seoTitle: true,
  seoDescription: true,
  keywords: true,
};

const entities: Record<keyof RecordedStates, true> = {
  product: true,
  category: true,
  attribute: true,
  'search-words': true,
  'complement-rule': true,
  'complement-rule-list': true,
  package: true,
  'package-list': true,
  'product-family': true,
  'attribute-list': true,
  department: true,
  picture: true,
  testimonial: true,
  article: true,
  'zone-delivery-settings': true,
  'brand-name': true,
  'catalogue-settings': true,
  'shop-profile': true,
  'site-content': true,
  order: true,
  quotation: true,
  message: true,
  mail: true,
  account: true,
  colleague: true,
  backup: true,
  'personal-data': true,
  'orders-export': true,
  driver: true,
  'delivery-plan': true,
};

const sources = globSync('src/domain/**/*.ts', { cwd: resolve(import.meta.dirname, '../..') })
  .map((file) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8'))
  .filter((source) => source.includes('recordChanges(') || source.includes('): Change {'));

const literalsOf = (property: string) =>
  new Set(
    sources.flatMap((source) =>
      [
        ...source.matchAll(
          new RegExp(`\\b${property}: (?:\\w+ === '\\w+' \\? )?'([a-z-]+)'(?: : '([a-z-]+)')?`, 'g'),
        ),
      ].flatMap(([, one, other]) => [one, other].filter((name) => name !== undefined)),
    ),
  );

/** Named by what happened to the entity: 'Product added'. */
const namedByKind = /^(create|update|delete|save|duplicate)-/;

describe.each([
  ['English', adminActivityEn],
  ['Arabic', adminActivityAr],
])('the history in %s', (_language, texts) => {
  test.each(Object.keys(recordedFields))('names the field %s', (field) => {
    // An Arabic text is named by its field: 'Name (Arabic)'.
    if (ignoredFields.has(field) || field === 'translations') return;
    expect(texts.fields).toHaveProperty([field]);
  });

  test('names every kind of entity', () => {
    const written = literalsOf('entity');
    expect(written.size).toBeGreaterThan(10);
    // An entity that is not here: add its state to RecordedStates above.
    expect([...written].filter((entity) => !(entity in entities))).toEqual([]);
    expect(Object.keys(entities).filter((entity) => !(entity in texts.entities))).toEqual([]);
  });

  test('names every action', () => {
    const written = literalsOf('action');
    expect(written.size).toBeGreaterThan(30);
    expect([...written].filter((action) => !namedByKind.test(action) && !(action in texts.actions))).toEqual(
      [],
    );
  });
});
