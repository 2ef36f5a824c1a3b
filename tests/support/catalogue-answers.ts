/** Answers of the catalogue's reads, as the API gives them. */
const arabic = { ar: { name: 'بالعربية', description: '' } };

export const desks = {
  id: 'c1',
  slug: 'desks',
  name: 'Desks',
  description: '',
  image: null,
  imageId: null,
  department: 'furniture',
  version: 1,
  attributes: [],
  subcategories: [
    { id: 's1', slug: 'executive-desks', name: 'Executive desks', description: '', translations: arabic },
    { id: 's2', slug: 'standing-desks', name: 'Standing desks', description: '', translations: arabic },
  ],
  translations: arabic,
};

export const chairs = { ...desks, id: 'c2', slug: 'chairs', name: 'Chairs', subcategories: [] };

export const lamp = {
  id: 'p1',
  slug: 'lamp',
  sku: 'L-1',
  brand: 'Noor',
  name: 'Lamp',
  shortDescription: '',
  category: 'lighting',
  subcategory: null,
  price: 99.5,
  stock: 3,
  images: [],
  model: null,
  isFeatured: false,
  isNewArrival: false,
  isBestSeller: false,
  isService: false,
  translations: { ar: { name: 'مصباح', shortDescription: '' } },
};

export const listMeta = { total: 1, page: 1, pageSize: 1000, pages: 1, facets: {} };
