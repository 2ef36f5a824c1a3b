import { describe, expect, it } from 'vitest';
import type { ProductInLanguage } from '#domain/catalogue/products/product.ts';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { questionsData, servedPlaceData } from './page-structured-data.ts';
import {
  breadcrumbData,
  productData,
  productListData,
  productNodes,
  shopData,
  websiteData,
} from './structured-data.ts';

const english = { publicUrl: 'https://shop.example', locale: 'en' } as const;
const arabic = { publicUrl: 'https://shop.example', locale: 'ar' } as const;

const product: ProductInLanguage = {
  id: '1',
  slug: 'blue-chair',
  sku: 'CH-1',
  brand: 'Dhow',
  brandName: 'داو',
  name: { en: 'Blue chair', ar: 'كرسي أزرق' },
  shortDescription: 'To sit on',
  description: '',
  category: 'seating',
  subcategory: null,
  price: 129_950,
  stock: 3,
  isFeatured: false,
  isNewArrival: false,
  isBestSeller: false,
  status: 'live',
  dimensions: { width: 650, depth: 640, height: 1180 },
  weightKg: 14.5,
  warrantyMonths: 24,
  leadTimeDays: 2,
  pictures: [{ relativePath: 'products/0f.webp', width: 1200, height: 1200, alt: { en: '', ar: '' } }],
  model: '/models/0f3a5c0f3a5c0f3a5c0f3a5c.glb',
  version: 1,
};

const open = { opens: '08:00', closes: '18:00' };
const shut = { opens: null, closes: null };
const profile: ShopProfile = {
  name: { en: 'OGulf', ar: 'أوجلف' },
  legalName: { en: 'OGulf Trading', ar: 'أوجلف للتجارة' },
  phone: '+974 4400 0000',
  whatsapp: '+974 5500 0000',
  email: 'hello@ogulf.example',
  address: { en: 'Al Sadd, Doha', ar: 'السد، الدوحة' },
  mapUrl: 'https://map.example/',
  plate: null,
  parking: { en: '', ar: '' },
  replyDays: 1,
  crNumber: '1',
  bank: null,
  social: [{ network: 'x', url: 'https://x.example/ogulf' }],
  hours: [open, open, open, open, open, shut, open].map((times, weekday) => ({ weekday, ...times })),
  datedHours: [],
  stats: { years: 18, customers: 5000, rating: 4.8, ratingSource: 'profile' },
  orderLimits: { perProduct: 50, pieces: 200, value: 100_000_00 },
  returnPolicy: { returnDays: 3, reportDays: 3, latestDeliveryDays: 30 },
  creditTermDays: [30, 60],
};

describe('what search engines read', () => {
  it('of a product: its name in the language of the page, its price with two decimals, its addresses whole', () => {
    expect(productData(arabic, product)).toMatchObject({
      '@type': 'Product',
      name: 'كرسي أزرق',
      sku: 'CH-1',
      image: ['https://shop.example/images/products/0f-1200.webp'],
      subjectOf: {
        '@type': '3DModel',
        encoding: {
          contentUrl: 'https://shop.example/models/0f3a5c0f3a5c0f3a5c0f3a5c.glb',
          encodingFormat: 'model/gltf-binary',
        },
      },
      width: { value: 650, unitCode: 'MMT' },
      weight: { value: 14.5, unitCode: 'KGM' },
      offers: {
        url: 'https://shop.example/ar/product/blue-chair',
        price: '1299.50',
        priceCurrency: 'QAR',
        availability: 'https://schema.org/InStock',
        seller: { '@id': 'https://shop.example/#shop' },
      },
    });
  });

  // Specification 4.02
  it('of a product that is out of stock, and of one without sizes and 3D model', () => {
    const bare = { ...product, stock: 0, dimensions: null, weightKg: null, model: null };
    const data = productData(english, bare);
    expect(data.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
    expect(productData(english, { ...product, status: 'discontinued' }).offers).toMatchObject({
      availability: 'https://schema.org/Discontinued',
    });
    expect(data).not.toHaveProperty('subjectOf');
    expect(data).not.toHaveProperty('width');
    expect(data).not.toHaveProperty('weight');
  });

  it('of a service: its price and who does it, but no stock and no condition', () => {
    const data = productData(arabic, product, true);
    expect(data).toMatchObject({
      '@type': 'Service',
      provider: { '@id': 'https://shop.example/#shop' },
      offers: { price: '1299.50' },
    });
    expect(JSON.stringify(data)).not.toMatch(/availability|itemCondition|sku/);
  });

  it('of a member of a family: the group of its model, with the addresses of the others', () => {
    const family = {
      key: 'dhow-chair',
      name: 'Dhow chair',
      optionKeys: ['colour', 'headrest'],
      members: [product.slug, 'other-chair'],
    };
    const [own, group] = productNodes(english, product, { isService: false, family });
    expect(own).toMatchObject({ isVariantOf: { '@id': group?.['@id'] } });
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'dhow-chair',
      variesBy: ['https://schema.org/color', 'headrest'],
      hasVariant: [
        { '@id': own?.['@id'] },
        { '@type': 'Product', url: 'https://shop.example/product/other-chair' },
      ],
    });
    expect(productNodes(english, product, { isService: false, family: null })).toEqual([
      productData(english, product),
    ]);
  });

  it('of the shop: open days share their hours, closed ones are not named', () => {
    const data = shopData(english, profile, null);
    expect(data['@id']).toBe('https://shop.example/#shop');
    expect(data).not.toHaveProperty('image');
    expect(data.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'],
        ...open,
      },
    ]);
  });

  it('of the shop in Ramadan: its dates, both intervals of a day, and closed days that are open otherwise', () => {
    const ramadan = {
      startsOn: '2027-02-08',
      endsOn: '2027-03-09',
      name: { en: 'Ramadan', ar: 'رمضان' },
      hours: profile.hours.map((day) =>
        day.weekday > 4
          ? { ...day, ...shut }
          : { ...day, closes: '12:00', second: { opens: '20:00', closes: '23:00' } },
      ),
    };
    const dates = { validFrom: '2027-02-08', validThrough: '2027-03-09' };
    const workdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];
    const specification = { '@type': 'OpeningHoursSpecification' };
    expect(shopData(english, { ...profile, datedHours: [ramadan] }, null).openingHoursSpecification).toEqual([
      { ...specification, dayOfWeek: [...workdays, 'Saturday'], ...open },
      { ...specification, dayOfWeek: workdays, opens: '08:00', closes: '12:00', ...dates },
      { ...specification, dayOfWeek: workdays, opens: '20:00', closes: '23:00', ...dates },
      { ...specification, dayOfWeek: ['Friday', 'Saturday'], opens: '00:00', closes: '00:00', ...dates },
    ]);
  });

  it('of a place that it serves: a business of its own kind, with the address and hours of the one showroom', () => {
    const data = servedPlaceData(arabic, profile, {
      path: '/office-furniture-lusail',
      title: 'أثاث مكتبي في لوسيل',
      name: 'لوسيل',
      districts: ['الخرايج'],
      picture: null,
    });
    expect(data).toMatchObject({
      '@type': 'LocalBusiness',
      '@id': 'https://shop.example/ar/office-furniture-lusail#business',
      url: 'https://shop.example/ar/office-furniture-lusail',
      telephone: profile.phone,
      parentOrganization: { '@id': 'https://shop.example/#shop' },
      areaServed: [{ name: 'لوسيل' }, { name: 'الخرايج' }],
    });
    expect(data.openingHoursSpecification).toEqual(shopData(arabic, profile, null).openingHoursSpecification);
  });

  it('of questions: their answers in plain words', () => {
    expect(questionsData([{ question: 'When?', answer: 'See [the days](/delivery-info).' }])).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'When?',
          acceptedAnswer: { '@type': 'Answer', text: 'See the days.' },
        },
      ],
    });
  });

  it('of the site: how to search it, in the language of the page', () => {
    expect(websiteData(arabic, 'أوجلف')).toMatchObject({
      inLanguage: 'ar',
      url: 'https://shop.example/ar',
      potentialAction: {
        target: { urlTemplate: 'https://shop.example/ar/products?search={search_term_string}' },
      },
    });
  });

  it('of the way to a page: steps in order, the last without an address of its own', () => {
    const data = breadcrumbData(english, [{ name: 'Home', to: '/' }, { name: 'Desks' }]);
    expect(data.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Desks' },
    ]);
  });

  it('of a list: positions go on from page to page', () => {
    const card = {
      id: '1',
      slug: 'a',
      brand: '',
      name: 'A',
      shortDescription: '',
      price: 1,
      stock: 1,
      isService: false,
      picture: null,
      leadTimeDays: 0,
      dimensions: null,
      swatches: [],
      familyLine: null,
    };
    expect(productListData(english, { products: [card], firstPosition: 25 }).itemListElement).toEqual([
      { '@type': 'ListItem', position: 25, name: 'A', url: 'https://shop.example/product/a' },
    ]);
  });
});
