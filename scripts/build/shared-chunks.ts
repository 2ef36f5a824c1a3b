interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Modules that nearly every page uses. */
export const onMostPages = anyOf(
  'storefront/rendering/(complete-as-rendered|first-interaction|hydrate-on-first-interaction)',
  'storefront/hooks/use-this-minute',
  'storefront/navigation/(quotation-path|reach-action)',
  'storefront/catalogue/(breadcrumbs|catalogue-picture|category-list|price|product-tile)',
  'storefront/head/structured-data',
  'storefront/home/stats-strip',
  'storefront/layout/(intro-page|talk-to-us)',
  'storefront/locations/location-paths',
  'storefront/product/product-row',
  'storefront/rooms/room-link',
  'domain/catalogue/(listing/product-sorts|packages/package|products/product)',
  'images/image-address',
  'i18n/(counted-days|page-messages|plural)',
  'primitives/text/(email-address|latin-digits|uuid)',
  'ui/slider',
);

/**
 * Which modules of the storefront come in one file. Left to itself the bundler makes a file for every set of pages that
 * share something, which is thirty requests for some; all in one would send each page what only others use.
 *
 * A group takes along what its modules import, unless one before it has it. So nothing here may need zod, phone numbers
 * or the client of the API, which are loaded when a visitor does something.
 */
export const sharedChunks = [
  {
    name: 'react',
    test: /node_modules\/(?!zod\/|@tanstack\/|libphonenumber-js\/|papaparse\/|pdfjs-dist\/|three\/|uqr\/)/,
    priority: 3,
  },
  {
    // What surrounds every page, which is all that the root imports, and what nearly every page has in it.
    name: (id: string, graph: ModuleGraph) => (isOfRoot(id, graph) || onMostPages.test(id) ? 'frame' : null),
    priority: 2,
  },
  {
    // Where one can buy: how many, and where to.
    name: 'buying',
    test: anyOf(
      'storefront/delivery/(delivery-zone|skeleton-bar|use-delivery|zone-chooser|zone-label|zone-picker)',
      'storefront/product/use-(copied|is-in-view)',
      'domain/delivery/(delivery-answer|working-days)',
      'ui/quantity-stepper',
    ),
  },
  {
    // What is chosen from: lists and products, with what every tile and every product page offers.
    name: 'choosing',
    test: anyOf(
      'domain/catalogue/stock/stock-level',
      'storefront/catalogue/listing/search-field',
      'storefront/catalogue/(option-links|place-path|tile-actions)',
      'storefront/compare/(compare-toggle|compared-store)',
      'storefront/lists/save-to-list',
      'storefront/product/(share-link|stock-state)',
      'ui/(silent-error-boundary|swatch)',
    ),
  },
  {
    // What a cart costs: the cart and the checkout.
    name: 'pricing',
    test: anyOf(
      'domain/cart/price-cart',
      'primitives/order-limits',
      'storefront/cart/(empty-cart|large-order|use-server-confirmed-prices)',
    ),
  },
  {
    // An order: the checkout and the page of an order.
    name: 'order',
    test: anyOf(
      'i18n/order-dates',
      'i18n/messages/order-messages',
      'storefront/checkout/sections/plate-address',
    ),
  },
  {
    // Company, help, policies and places.
    name: 'reading',
    test: anyOf(
      'storefront/reading/(text-with-links|passages|picture-opening|points|questions|unfold-mark)',
      'i18n/(linked-text|messages/storefront/content-pages/reading-messages)',
    ),
  },
  // A page with a single field has no use for all that a form needs.
  { name: 'field', test: anyOf('ui/text-field'), priority: 1 },
  {
    name: 'forms',
    test: anyOf(
      'storefront/forms/(collapsible-fields|error-summary|field-context|field-errors|focus-next-on-enter|form-field|form-frame|form-section|use-draft-form|use-submission|use-validation)',
      'ui/forms/(focus-control|form-context|form-store|same-data|session-item|value-at)',
      'storefront/checkout/(checkout-store|order-draft)',
      'storefront/contact/quote-draft',
      'storefront/delivery/zone-button',
    ),
  },
];

function anyOf(...modules: readonly string[]): RegExp {
  return new RegExp(`/src/(${modules.join('|')})\\.tsx?$`);
}

const ofRoot = new Map<string, boolean>();

function isOfRoot(id: string, graph: ModuleGraph): boolean {
  const known = ofRoot.get(id);
  if (known !== undefined) return known;
  // Modules may import each other in a circle.
  ofRoot.set(id, false);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const found =
    id.endsWith('/src/storefront/root.tsx') || importers.some((importer) => isOfRoot(importer, graph));
  ofRoot.set(id, found);
  return found;
}
