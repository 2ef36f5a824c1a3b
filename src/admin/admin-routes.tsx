import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { FailedScreen, NotFoundScreen } from './layout/error-screens.tsx';
import { StaffLayout } from './layout/staff-layout.tsx';
import { SessionGuard } from './session/session-guard.tsx';
import { SignInScreen } from './session/sign-in-screen.tsx';
import { signInPath } from './session/use-session-end.ts';

/** A route with a lazy-loaded screen; a null path is the index route. */
function screen(path: string | null, load: () => Promise<ComponentType>): RouteObject {
  const lazy = async () => ({ Component: await load() });
  return path === null ? { index: true, lazy } : { path, lazy };
}

const screens: RouteObject[] = [
  screen(null, async () => (await import('./overview/overview-screen.tsx')).OverviewScreen),
  screen('orders', async () => (await import('./orders/orders-screen.tsx')).OrdersScreen),
  screen('orders/new', async () => (await import('./orders/editor/new-order-screen.tsx')).NewOrderScreen),
  screen(
    'orders/:id/edit',
    async () => (await import('./orders/editor/edit-order-screen.tsx')).EditOrderScreen,
  ),
  screen('orders/:id', async () => (await import('./orders/order-screen.tsx')).OrderScreen),
  screen('sales', async () => (await import('./sales/monthly/monthly-sales-screen.tsx')).MonthlySalesScreen),
  screen('owed', async () => (await import('./payments/owed-screen.tsx')).OwedScreen),
  screen('deliveries', async () => (await import('./deliveries/deliveries-screen.tsx')).DeliveriesScreen),
  screen('deliveries/drivers', async () => (await import('./deliveries/drivers-screen.tsx')).DriversScreen),
  screen('quotations', async () => (await import('./quotations/quotations-screen.tsx')).QuotationsScreen),
  screen(
    'quotations/new',
    async () => (await import('./quotations/new-quotation-screen.tsx')).NewQuotationScreen,
  ),
  screen('quotations/:id', async () => (await import('./quotations/quotation-screen.tsx')).QuotationScreen),
  screen('messages/:id?', async () => (await import('./messages/messages-screen.tsx')).MessagesScreen),
  screen('products', async () => (await import('./catalogue/product-list-screen.tsx')).ProductListScreen),
  screen('products/new', async () => (await import('./catalogue/product-form-screen.tsx')).NewProductScreen),
  screen(
    'products/import',
    async () => (await import('./catalogue/product-import-screen.tsx')).ProductImportScreen,
  ),
  screen(
    'products/deleted',
    async () => (await import('./catalogue/deleted-products-screen.tsx')).DeletedProductsScreen,
  ),
  screen('stock-take', async () => (await import('./stock-take/stock-take-screen.tsx')).StockTakeScreen),
  screen(
    'translations',
    async () => (await import('./translations/translations-screen.tsx')).TranslationsScreen,
  ),
  screen('products/:id', async () => (await import('./catalogue/product-form-screen.tsx')).ProductFormScreen),
  screen('categories', async () => (await import('./catalogue/category-list-screen.tsx')).CategoryListScreen),
  screen(
    'categories/new',
    async () => (await import('./catalogue/category-form-screen.tsx')).NewCategoryScreen,
  ),
  screen(
    'categories/:id',
    async () => (await import('./catalogue/category-form-screen.tsx')).CategoryFormScreen,
  ),
  screen('families', async () => (await import('./families/families-screen.tsx')).FamiliesScreen),
  screen('families/new', async () => (await import('./families/family-form-screen.tsx')).NewFamilyScreen),
  screen('families/:id', async () => (await import('./families/family-form-screen.tsx')).FamilyFormScreen),
  screen('attributes', async () => (await import('./attributes/attributes-screen.tsx')).AttributesScreen),
  screen(
    'attributes/new',
    async () => (await import('./attributes/attribute-form-screen.tsx')).NewAttributeScreen,
  ),
  screen(
    'attributes/:id',
    async () => (await import('./attributes/attribute-form-screen.tsx')).AttributeFormScreen,
  ),
  screen(
    'complement-rules',
    async () => (await import('./complements/complement-rules-screen.tsx')).ComplementRulesScreen,
  ),
  screen(
    'complement-rules/new',
    async () => (await import('./complements/complement-rule-form-screen.tsx')).NewComplementRuleScreen,
  ),
  screen(
    'complement-rules/:id',
    async () => (await import('./complements/complement-rule-form-screen.tsx')).ComplementRuleFormScreen,
  ),
  screen(
    'search-words',
    async () => (await import('./search-words/search-words-screen.tsx')).SearchWordsScreen,
  ),
  screen(
    'search-words/missed',
    async () => (await import('./search-words/missed-searches-screen.tsx')).MissedSearchesScreen,
  ),
  screen(
    'search-words/new',
    async () => (await import('./search-words/search-words-form-screen.tsx')).NewSearchWordsScreen,
  ),
  screen(
    'search-words/:id',
    async () => (await import('./search-words/search-words-form-screen.tsx')).SearchWordsFormScreen,
  ),
  screen('packages', async () => (await import('./packages/packages-screen.tsx')).PackagesScreen),
  screen('packages/new', async () => (await import('./packages/package-form-screen.tsx')).NewPackageScreen),
  screen('packages/:id', async () => (await import('./packages/package-form-screen.tsx')).PackageFormScreen),
  screen('images', async () => (await import('./pictures/picture-library-screen.tsx')).PictureLibraryScreen),
  screen('home-page', async () => (await import('./home-page/home-page-screen.tsx')).HomePageScreen),
  screen(
    'testimonials',
    async () => (await import('./testimonials/testimonials-screen.tsx')).TestimonialsScreen,
  ),
  screen(
    'testimonials/new',
    async () => (await import('./testimonials/testimonial-screen.tsx')).NewTestimonialScreen,
  ),
  screen(
    'testimonials/:id',
    async () => (await import('./testimonials/testimonial-screen.tsx')).TestimonialScreen,
  ),
  screen('articles', async () => (await import('./articles/articles-screen.tsx')).ArticlesScreen),
  screen(
    'articles/deleted',
    async () => (await import('./articles/deleted-articles-screen.tsx')).DeletedArticlesScreen,
  ),
  screen('articles/new', async () => (await import('./articles/article-form-screen.tsx')).NewArticleScreen),
  screen('articles/:id', async () => (await import('./articles/article-form-screen.tsx')).ArticleFormScreen),
  screen('delivery', async () => (await import('./delivery/delivery-screen.tsx')).DeliveryScreen),
  screen('profile', async () => (await import('./profile/profile-screen.tsx')).ProfileScreen),
  screen('outbox', async () => (await import('./outbox/outbox-screen.tsx')).OutboxScreen),
  screen('outbox/:id', async () => (await import('./outbox/email-screen.tsx')).EmailScreen),
  screen('activity', async () => (await import('./activity/activity-screen.tsx')).ActivityScreen),
  screen(
    'personal-data',
    async () => (await import('./personal-data/personal-data-screen.tsx')).PersonalDataScreen,
  ),
  screen('health', async () => (await import('./health/health-screen.tsx')).HealthScreen),
  screen('backups', async () => (await import('./backups/backups-screen.tsx')).BackupsScreen),
  screen('people', async () => (await import('./people/people-screen.tsx')).PeopleScreen),
  screen('account', async () => (await import('./account/account-screen.tsx')).AccountScreen),
  { path: '*', Component: NotFoundScreen },
];

/** Routes of the admin app. */
export const adminRoutes: RouteObject[] = [
  { path: signInPath, Component: SignInScreen, ErrorBoundary: FailedScreen },
  {
    path: '/admin',
    Component: SessionGuard,
    ErrorBoundary: FailedScreen,
    HydrateFallback: () => null,
    children: [{ Component: StaffLayout, children: [{ ErrorBoundary: FailedScreen, children: screens }] }],
  },
];
