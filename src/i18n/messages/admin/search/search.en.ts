/** Texts of the search over everything that staff work with. */
export const adminSearchEn = {
  open: 'Search',
  shortcut: 'Ctrl K',
  title: 'Search everything',
  label: 'Order, customer, phone, place, product, code, quotation, message, article, setting or screen',
  hint: 'Type a name, a phone number, a place, a product or a code. ↑ and ↓ choose, Enter opens.',
  searching: 'Searching…',
  nothing: (search: string) => `Nothing found for “${search}”.`,
  found: (count: number) => (count === 1 ? 'One result' : `${count} results`),
  failed: 'The search did not get an answer. Check the connection and type again.',
  kinds: {
    orders: 'Orders',
    quotations: 'Quotations',
    messages: 'Messages',
    products: 'Products',
    articles: 'Articles',
    screens: 'Screens and settings',
  },
  inStock: (pieces: number) => (pieces === 0 ? 'Out of stock' : `${pieces} in stock`),
  /** Settings, each with the words by which it is looked for. */
  settings: {
    bank: { name: 'Bank account', words: 'iban transfer payment' },
    hours: { name: 'Opening hours', words: 'open closed time week ramadan break' },
    holidays: { name: 'Holidays', words: 'closed eid ramadan' },
    orderLimits: { name: 'Limits of an order', words: 'maximum pieces value' },
    returns: { name: 'Returns and payment terms', words: 'days policy refund credit' },
    contact: { name: 'Phone, WhatsApp, email and address', words: 'contact showroom map number' },
    social: { name: 'Social networks', words: 'instagram linkedin facebook x tiktok youtube' },
    announcement: { name: 'Announcement above every page', words: 'banner bar notice message' },
    slides: { name: 'Opening pictures of the home page', words: 'slides carousel banner hero heading' },
    figures: { name: 'Figures of the home page', words: 'stats numbers years customers rating' },
    cities: { name: 'City cards of the home page', words: 'doha lusail waab places' },
    fees: { name: 'Delivery fees and days', words: 'zone minimum free lead time pickup' },
    drivers: { name: 'Drivers', words: 'driver round car van' },
    password: { name: 'Password and signed-in devices', words: 'change session' },
    backups: { name: 'Backups', words: 'backup restore copy' },
    monthlySales: { name: 'Sales by month', words: 'revenue turnover report year calendar invoices' },
  },
};

export type AdminSearchMessages = typeof adminSearchEn;
