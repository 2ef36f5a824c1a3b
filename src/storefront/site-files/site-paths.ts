/** Public pages without parameters. */
export const publicPaths = [
  '/',
  '/products',
  '/collection',
  '/services',
  '/about',
  '/our-story',
  '/contact',
  '/quick-order',
  '/planner',
  '/packages',
  '/customer-service',
  '/delivery-info',
  '/return-policy',
  '/terms-conditions',
  '/office-furniture-doha',
  '/office-furniture-lusail',
  '/office-furniture-al-waab',
  '/blog',
] as const;

/** Personal pages, which are not indexed. */
export const personalPaths = ['/checkout', '/cart', '/order-confirmation'] as const;
