const count = (amount: number, one: string, more: string) =>
  amount === 1 ? `1 ${one}` : `${amount.toLocaleString('en-QA')} ${more}`;

export const adminPersonalDataEn = {
  title: 'Personal data',
  intro:
    'Customers may ask what is kept about them, and have it erased (law 13/2016). Look for them by phone or email; make sure first that it is they who ask.',
  who: 'Phone or email',
  whoHint: 'As the customer gave it. What you type here is kept nowhere.',
  whoWrong: 'This is neither a phone number nor an email.',
  find: 'Find',
  finding: 'Looking…',
  nothing: 'Nothing is kept about this customer.',
  keptAbout: 'Kept about',
  others: 'These records also name:',
  othersHint:
    'More may be kept under these. Several people may share the number of a company, so look at each.',
  kinds: {
    orders: 'Orders',
    quotations: 'Quotations',
    messages: 'Messages',
    stockAlerts: 'Waiting for a product',
    emails: 'Emails',
  },
  newestOf: (shown: number, all: number) => `The newest ${shown} of ${all.toLocaleString('en-QA')}`,
  stillWaiting: 'still waiting',
  told: 'was told',
  download: 'Download a copy',
  downloading: 'Preparing…',
  downloaded: 'The copy is in your downloads. Delete it once the customer has it.',
  erase: 'Erase…',
  openOrders: (amount: number) =>
    `${count(amount, 'order is', 'orders are')} still under way. Deliver or cancel first; then the data can be erased.`,
  dialog: {
    title: 'Erase the data of this customer?',
    deleted: 'Deleted for good:',
    kept: 'Kept for the books, without name, phone, email, address, notes and files:',
    orders: (amount: number) => count(amount, 'order', 'orders'),
    quotations: (amount: number) => count(amount, 'quotation', 'quotations'),
    messages: (amount: number) => count(amount, 'message with its answers', 'messages with their answers'),
    stockAlerts: (amount: number) =>
      count(amount, 'request to be told about a product', 'requests to be told about a product'),
    emails: (amount: number) => count(amount, 'email', 'emails'),
    company: 'The name of a company, its CR number and the number of its purchase order stay.',
    final: 'This cannot be undone. Backups still hold the data until they are replaced.',
    confirmation: (who: string) => `Type ${who} to confirm`,
    wrong: 'This is not what is written above.',
    confirm: 'Erase for good',
  },
  erased: {
    title: 'Erased',
    text: (deleted: number, kept: number) =>
      kept === 0
        ? `${count(deleted, 'record was', 'records were')} deleted.`
        : `${count(deleted, 'record was', 'records were')} deleted; ${count(kept, 'order stays', 'orders stay')} without the customer.`,
    others: 'The same records also named these. Look there too:',
  },
};

export type AdminPersonalDataTexts = typeof adminPersonalDataEn;
