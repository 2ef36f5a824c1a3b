/** The texts around all staff screens in English; kept apart so that the storefront never carries them. */
export const adminEn = {
  /** Without a name until the profile is loaded, and on the sign-in screen. */
  title: (shop: string) => (shop ? `${shop} staff` : 'Staff'),
  language: 'العربية',
  languageLabel: 'العربية: use this area in Arabic',
  skipToContent: 'Skip to content',
  toShop: 'Open the shop',
  navigation: 'Staff screens',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  signOut: 'Sign out',
  waiting: (count: number) => `(${count} waiting)`,
  groups: { sales: 'Sales', catalogue: 'Catalogue', shop: 'Shop', records: 'Records' },
  screens: {
    overview: 'Overview',
    orders: 'Orders',
    deliveries: 'Deliveries',
    owed: 'Money owed',
    quotations: 'Quotations',
    messages: 'Messages',
    products: 'Products',
    categories: 'Categories',
    images: 'Pictures',
    articles: 'Articles',
    testimonials: 'Testimonials',
    delivery: 'Delivery by zone',
    profile: 'Shop profile',
    outbox: 'Email',
    activity: 'Activity',
    personalData: 'Personal data',
    health: 'Health',
    people: 'People',
    account: 'Account',
  },
  checkingSession: 'Checking your session…',
  unreachable: 'The shop cannot be reached. Check the connection; this screen goes on by itself.',
  unknownScreen: {
    title: 'There is no such screen',
    text: 'The address may be mistyped. Choose a screen from the menu.',
  },
  failedScreen: {
    title: 'This screen stopped working',
    text: 'What was saved is safe. Load the page again; if it happens once more, tell whoever looks after the shop.',
    reload: 'Load again',
  },
};

export type AdminMessages = typeof adminEn;
