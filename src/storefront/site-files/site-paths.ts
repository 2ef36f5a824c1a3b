/** Pages that are the same shop for everybody and have no data in their address. */
export const publicPaths = [
  '/',
  '/products',
  '/collection',
  '/services',
  '/about',
  '/our-story',
  '/contact',
  '/customer-service',
  '/delivery-info',
  '/return-policy',
  '/terms-conditions',
  '/office-furniture-doha',
  '/office-furniture-lusail',
  '/office-furniture-al-waab',
  '/blog',
] as const;

/** What belongs to one visitor; search engines are asked to stay away. */
export const personalPaths = ['/checkout', '/cart', '/order-confirmation'] as const;
