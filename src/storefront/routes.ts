import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Files for machines, and every page: in English at its path and in Arabic at the same path below /ar. */
export default [
  route('robots.txt', 'site-files/robots-resource.ts'),
  route('llms.txt', 'site-files/site-description-resource.ts'),
  route('sitemap.xml', 'site-files/sitemap-resource.ts'),
  route('sitemap/:file', 'site-files/sitemap-part-resource.ts'),

  ...prefix('ar?', [
    index('home/home-page.tsx'),
    route('manifest.webmanifest', 'site-files/manifest-resource.ts'),
    route('about', 'company/about-page.tsx'),
    route('our-story', 'company/our-story-page.tsx'),
    route('services', 'company/services-page.tsx'),
    route('contact', 'contact/contact-page.tsx'),

    route('products', 'catalogue/products-page.tsx'),
    route('collection', 'catalogue/collection-page.tsx'),
    route('category/:id', 'catalogue/category-page.tsx'),
    route('subcategory/:id', 'catalogue/subcategory-page.tsx'),
    route('category-menu', 'category-menu/category-menu-resource.ts'),
    route('product/:slug', 'product/product-page.tsx'),
    route('packages', 'packages/packages-page.tsx'),
    route('packages/:slug', 'packages/package-page.tsx'),
    route('rooms/:name', 'rooms/room-page.tsx'),
    route('recently-viewed', 'product/related/recently-viewed-resource.ts'),
    route('suggestions', 'search/pages/suggestions-resource.ts'),

    route('cart', 'cart/cart-page.tsx'),
    route('cart-seats', 'cart/cart-seats-resource.ts'),
    route('cart-fit', 'cart/cart-fit-resource.ts'),
    route('quick-order', 'quick-order/quick-order-page.tsx'),
    route('planner', 'planner/planner-page.tsx'),
    route('planner-products', 'planner/products/planner-products-resource.ts'),
    route('lists', 'lists/lists-page.tsx'),
    route('compare', 'compare/compare-page.tsx'),
    route('checkout', 'checkout/checkout-page.tsx'),
    route('order-confirmation', 'order-tracking/order-confirmation-page.tsx'),
    route('quotation', 'quotation/quotation-page.tsx'),

    route('customer-service', 'help/customer-service-page.tsx'),
    route('delivery-info', 'help/delivery-info-page.tsx'),
    route('return-policy', 'help/return-policy-page.tsx'),
    route('terms-conditions', 'help/terms-conditions-page.tsx'),

    route('office-furniture-doha', 'locations/location-page.tsx', { id: 'office-furniture-doha' }),
    route('office-furniture-lusail', 'locations/location-page.tsx', { id: 'office-furniture-lusail' }),
    route('office-furniture-al-waab', 'locations/location-page.tsx', { id: 'office-furniture-al-waab' }),

    route('blog', 'articles/blog-page.tsx'),
    route('article-preview/:key', 'articles/article-preview-page.tsx'),
    route('blog/rss.xml', 'articles/blog-feed-resource.ts'),
    route(':slug', 'articles/article-page.tsx'),
    route('*', 'not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
