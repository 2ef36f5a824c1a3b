/** Texts of the screens of packages. */
export const adminPackagesEn = {
  title: 'Packages',
  intro:
    'Sets of products that visitors put into the cart at once. A package has no price and no stock of its own: both are those of its parts. Visitors see packages in this order.',
  add: 'Add a package',
  newTitle: 'New package',
  created: 'The package is added.',
  saved: 'The package is saved.',
  deleted: (name: string) => `“${name}” is deleted. Its products stay.`,
  moved: 'The order is saved.',
  notMoved: 'The order could not be saved. The list shows the stored one.',
  none: 'There are no packages yet.',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  inStock: (count: number) => `${count.toLocaleString('en')} in stock`,
  missing: (count: number) => (count === 1 ? '1 part missing' : `${count} parts missing`),
  inactive: 'Not shown',
  definition: 'What it is',
  name: 'Name',
  summary: 'Summary',
  summaryHint: 'One or two sentences: what it is for, and what it does not include.',
  slug: 'Address',
  slugHint: 'The end of its address, such as workplace-for-one. It never changes.',
  isActive: 'Visitors see it',
  lines: 'Parts',
  linesHint: 'In the order of its page.',
  noLines: 'Add at least one product.',
  quantityShort: 'Pieces',
  remove: (name: string) => `Remove ${name}`,
  unknown: 'Product',
  price: 'Price now',
  stock: 'In stock now',
  stockOf: (count: number) =>
    count === 1 ? '1 whole package' : `${count.toLocaleString('en')} whole packages`,
  states: {
    available: '',
    short: 'Fewer in stock than one package needs',
    out_of_stock: 'Out of stock',
    not_sold: 'Not sold: the package cannot be bought whole',
  },
  view: 'View in the shop',
  preview: 'Preview',
  delete: 'Delete',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText:
    'Its address is not found any more. Its products stay in the shop. To hide it for a time, take the tick from “Visitors see it”.',
};

export type AdminPackagesTexts = typeof adminPackagesEn;
