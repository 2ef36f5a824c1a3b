/** Staff's texts about the status of products: drafts, what is sold, what is sold no more, what is deleted. */
export const adminProductStatusEn = {
  status: 'Status',
  names: { draft: 'Draft', live: 'In the shop', discontinued: 'Discontinued' },
  counted: {
    draft: (count: number) => `Drafts (${count})`,
    live: (count: number) => `In the shop (${count})`,
    discontinued: (count: number) => `Discontinued (${count})`,
  },
  hints: {
    draft: 'Only staff see a draft. Anyone with its preview address can look at its page.',
    live: 'Visitors find it and can order it.',
    discontinued:
      'Its page stays and says that it is no longer sold. It is in no list and cannot be ordered.',
  },
  savedAs: {
    draft: 'Saved. It is a draft, so visitors do not see it.',
    live: 'Saved. The shop shows it now.',
    discontinued: 'Saved. Its page says that it is discontinued.',
  },
  preview: 'Preview',
  copyPreview: 'Copy preview address',
  previewCopied: 'The preview address is copied. It works until the product is in the shop.',
  newStatus: 'New status',
  successors: 'Successors',
  successorsHint:
    'What its page offers instead, in this order. Without any, the page shows similar products of its category.',
  noSuccessors: 'None chosen.',
  removeSuccessor: (name: string) => `Remove ${name}`,
  notSold: 'not in the shop, so it is not shown',
  stockTake: 'Stock take',
  inline: {
    begin: 'Edit price and stock here',
    end: 'Done editing',
    priceOf: (name: string) => `Price of ${name} in QAR`,
    stockOf: (name: string) => `Stock of ${name}`,
    saved: 'Saved',
    conflict: (now: string) => `Changed by a colleague meanwhile. Now: ${now}.`,
    saveAnyway: (typed: string) => `Save ${typed} anyway`,
  },
  deleted: {
    link: 'Deleted products',
    title: 'Deleted products',
    intro:
      'The newest first. A product comes back with its address, code, pictures and the status that it had.',
    empty: 'No product is deleted.',
  },
};

export type AdminProductStatusTexts = typeof adminProductStatusEn;
