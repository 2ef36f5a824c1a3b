const areas: Readonly<Record<string, string>> = {
  product: '/admin/products/',
  category: '/admin/categories/',
  attribute: '/admin/attributes/',
  'complement-rule': '/admin/complement-rules/',
  'product-family': '/admin/families/',
  package: '/admin/packages/',
  'search-words': '/admin/search-words/',
  testimonial: '/admin/testimonials/',
  article: '/admin/articles/',
  order: '/admin/orders/',
  quotation: '/admin/quotations/',
  message: '/admin/messages/',
  mail: '/admin/outbox/',
};

const screens: Readonly<Record<string, string>> = {
  'zone-delivery-settings': '/admin/delivery',
  'shop-profile': '/admin/profile',
  'site-content': '/admin/home-page',
  'catalogue-settings': '/admin/translations',
  'brand-name': '/admin/translations',
  'attribute-list': '/admin/attributes',
  'complement-rule-list': '/admin/complement-rules',
  'package-list': '/admin/packages',
  picture: '/admin/images',
  department: '/admin/categories',
  account: '/admin/account',
  colleague: '/admin/people',
  backup: '/admin/backups',
  driver: '/admin/deliveries/drivers',
  'delivery-plan': '/admin/deliveries',
  'personal-data': '/admin/personal-data',
  'orders-export': '/admin/orders',
};

/** Link to the entity of a history entry; none if it was deleted. */
export function entityLink(entry: {
  readonly entity: string;
  readonly entityId: string;
  readonly kind: string;
}): string | undefined {
  if (entry.kind === 'deleted') return undefined;
  const area = areas[entry.entity];
  return area ? area + encodeURIComponent(entry.entityId) : screens[entry.entity];
}
