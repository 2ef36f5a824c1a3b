import type { waitingContract } from '#api/staff/overview/overview.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import type { AdminMessages } from '#i18n/messages/admin/admin.en.ts';

type ScreenName = keyof AdminMessages['screens'];

export type GroupName = keyof AdminMessages['groups'];

export interface NavigationGroup {
  readonly name: GroupName | null;
  readonly entries: readonly {
    readonly screen: ScreenName;
    readonly to: string;
    /** Name of the count of open work shown beside the link. */
    readonly waiting?: keyof DataOf<typeof waitingContract>;
  }[];
}

/** Navigation of the admin, by frequency of use. */
export const navigation: readonly NavigationGroup[] = [
  { name: null, entries: [{ screen: 'overview', to: '/admin' }] },
  {
    name: 'sales',
    entries: [
      { screen: 'orders', to: '/admin/orders', waiting: 'ordersToConfirm' },
      { screen: 'deliveries', to: '/admin/deliveries', waiting: 'deliveriesToday' },
      { screen: 'owed', to: '/admin/owed', waiting: 'overdueInvoices' },
      { screen: 'quotations', to: '/admin/quotations', waiting: 'quotations' },
      { screen: 'messages', to: '/admin/messages', waiting: 'messages' },
    ],
  },
  {
    name: 'catalogue',
    entries: [
      { screen: 'products', to: '/admin/products' },
      { screen: 'stockTake', to: '/admin/stock-take' },
      { screen: 'categories', to: '/admin/categories' },
      { screen: 'attributes', to: '/admin/attributes' },
      { screen: 'complementRules', to: '/admin/complement-rules' },
      { screen: 'families', to: '/admin/families' },
      { screen: 'packages', to: '/admin/packages' },
      { screen: 'searchWords', to: '/admin/search-words' },
      { screen: 'images', to: '/admin/images' },
      { screen: 'translations', to: '/admin/translations' },
    ],
  },
  {
    name: 'shop',
    entries: [
      { screen: 'homePage', to: '/admin/home-page' },
      { screen: 'articles', to: '/admin/articles' },
      { screen: 'testimonials', to: '/admin/testimonials' },
      { screen: 'delivery', to: '/admin/delivery' },
      { screen: 'profile', to: '/admin/profile' },
    ],
  },
  {
    name: 'records',
    entries: [
      { screen: 'outbox', to: '/admin/outbox' },
      { screen: 'activity', to: '/admin/activity' },
      { screen: 'personalData', to: '/admin/personal-data' },
      { screen: 'health', to: '/admin/health' },
      { screen: 'people', to: '/admin/people' },
      { screen: 'account', to: '/admin/account' },
    ],
  },
];
