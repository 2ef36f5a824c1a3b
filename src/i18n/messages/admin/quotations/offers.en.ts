import { listReadingEn } from '#i18n/messages/storefront/buying/list-reading.en.ts';
import { pluralForm } from '#i18n/plural.ts';

/** Texts with which staff make, check, send and withdraw offers. */
export const adminOffersEn = {
  discountOfLine: 'Discount',
  discountOfAll: 'Discount on everything',
  discountUnit: (field: string) => `${field}: QAR or percent`,
  units: { amount: 'QAR', percent: '%' },
  warranty: 'Warranty, months',
  listPrice: (price: string) => `List price ${price}`,
  terms: 'Terms',
  promise: 'Delivery time',
  promises: {
    products: 'Lead time of the products',
    lead_time: 'Another lead time',
    day: 'On a day',
    none: 'Not stated',
  },
  asCatalogue: 'as in the catalogue',
  leadTimeDays: 'Lead time in working days',
  leadTimeHint: '0: ready for delivery. Counts from the acceptance.',
  deliveryOn: 'Delivery on',
  assembly: 'Assembly',
  assemblies: {
    none: 'Not stated',
    included: 'Included',
    not_included: 'Not included',
    priced: 'For a price',
  },
  assemblyFee: 'Price of the assembly in QAR',
  firstPlan: 'Plan of the office',
  firstPlanHint: 'A link from the planner.',
  plan: 'Changed plan of the office',
  planHint:
    'A link from the planner. Left empty, the version keeps the plan of the one before, if there is one.',
  payment: 'Payment',
  paymentOnDelivery: 'On delivery or before it',
  buyerReference: "Buyer's reference",

  below: (amount: string, percent: string) => `${amount} (${percent}) below list price`,
  above: (amount: string, percent: string) => `${amount} (${percent}) above list price`,
  atList: 'At list price',
  problems: {
    discount: 'The discount must be less than the amount it is taken from.',
    nothing: 'Nothing in the offer has a price yet. An offer of QAR 0.00 cannot be sent.',
    tooMuch: 'The amount is too large for an offer.',
  },

  check: 'Check and send',
  checking: 'Checking…',
  preview: {
    title: (version: number) => `Version ${version}, as the buyer will see it`,
    titleNew: 'The quotation, as the buyer will see it',
    to: 'Goes to',
    toPassOn: 'no email address: you get the link to pass on',
    language: 'Language',
    send: 'Send offer',
    back: 'Back to the offer',
    pdf: 'Save as PDF',
    replaces: (version: number) => `It replaces version ${version}, which can no longer be accepted then.`,
    unpriced: 'A line has no price. The buyer can read the offer, but not accept it yet.',
  },
  sentNotMailed: (number: number) =>
    `Version ${number} is stored and on the buyer's page. The email will not be sent.`,
  versionPdf: (number: number) => `PDF of version ${number}`,

  withdraw: 'Withdraw the offer',
  withdrawTitle: (version: number) => `Withdraw version ${version}?`,
  withdrawText: 'The buyer can no longer accept it. You can send another version later.',
  withdrawNote: 'Reason for the buyer',
  withdrawNoteHint: (language: string) => `Optional. The buyer reads ${language}.`,
  withdrawKeep: 'Keep the offer',
  withdrawn: 'The offer is withdrawn.',
  withdrawnMeanwhile:
    'That is no longer possible: the buyer has decided, or a colleague sent another version.',
  withdrawnBy: (version: number) => `Version ${version} withdrawn`,
  states: { current: 'Valid', replaced: 'Replaced', withdrawn: 'Withdrawn' },

  create: 'New quotation',
  createIntro:
    'For a customer on the phone, on WhatsApp or in the showroom, with the same rules as every offer. With an email address it is emailed when you send it; otherwise you get its link to pass on.',
  buyer: 'Customer',
  emailHint: 'Without it, you get the link of the quotation to pass on by WhatsApp.',
  zoneHint: 'Where it is delivered.',
  wantedOn: 'Needed by',
  notes: 'What the customer said',
  notesHint: 'For staff; it is not on the quotation.',
  created: (reference: string) => `Quotation ${reference} is on its way to the customer.`,
  createdNotMailed: (reference: string) => `Quotation ${reference} is stored. The email will not be sent.`,
  createdToPassOn: (reference: string) =>
    `Quotation ${reference} is ready. Pass its link on to the customer.`,
  sentToPassOn: (number: number) =>
    `Version ${number} is on the customer’s page. Tell them about it yourself.`,
  link: {
    title: 'Link for the customer',
    noEmail:
      'There is no email address, so nothing was emailed. Pass this link on: anyone who has it can read and accept the quotation.',
    withEmail: 'The customer has it by email. Anyone with this link can read and accept the quotation.',
    label: 'Address of the quotation',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    open: 'Open the page',
    whatsapp: 'Send by WhatsApp',
  },
  offerTitle: 'The offer',

  paste: 'Add a list',
  pasteTitle: 'Add a list of codes and quantities',
  pasteLabel: 'One line for each product: code or name, then the quantity',
  pasteExample: 'SD-HA-160  12',
  pasteAdd: 'Add these lines',
  pasteEmpty: 'Paste or type a list first.',
  pasteFailed: 'The list could not be matched. Check the connection and try again.',
  pasted: (matched: number, words: number) =>
    `${matched} found in the catalogue, ${words} added as text. Check them below.`,
  pastedRest: (count: number) =>
    pluralForm('en', count, {
      one: '1 line did not fit, because an offer holds at most 100. It is still in the field.',
      other: `${count} lines did not fit, because an offer holds at most 100. They are still in the field.`,
    }),
  skippedRows: listReadingEn.skippedRows,
  chooseFile: 'Or choose an Excel or CSV file',
  fileTexts: {
    choose: 'Choose a file',
    change: 'Change',
    none: 'No file chosen',
    remove: 'Remove the file',
  },
  listProblems: {
    too_large: 'This file is too large: up to 2 MB can be read.',
    old_excel: 'This is an older Excel file (.xls) or one with a password. Save it as .xlsx or CSV.',
    unreadable: 'This file cannot be read. Choose an Excel file (.xlsx) or a CSV file.',
    empty: 'No line with a quantity was found.',
  },
};

export type AdminOffersTexts = typeof adminOffersEn;
