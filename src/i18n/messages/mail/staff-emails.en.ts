/** Texts of emails to staff, in the language of the shop's mailbox. */
export const staffEmailsEn = {
  newOrder: {
    subject: (number: string, total: string, day: string) => `New order ${number}: ${total}, for ${day}`,
    title: (number: string) => `New order ${number}`,
    lead: (name: string, moment: string) => `${name} placed it on ${moment}. It is waiting for confirmation.`,
  },
  cancelled: {
    subject: (number: string) => `Cancelled by the buyer: order ${number}`,
    title: (number: string) => `The buyer has cancelled order ${number}`,
    lead: (name: string) => `${name} cancelled it before it was confirmed. Its pieces are back in stock.`,
    refund: 'It was to be paid by bank transfer: see whether the amount has come, and pay it back.',
    reason: 'Reason',
  },
  changed: {
    subject: (number: string) => `Changed by the buyer: order ${number}`,
    title: (number: string) => `The buyer has changed order ${number}`,
    lead: (name: string) => `${name} changed it on the page of the order.`,
  },
  proposalAccepted: {
    subject: (number: string) => `Accepted: change of order ${number}`,
    title: (number: string) => `The buyer accepts the change of order ${number}`,
    lead: (name: string) =>
      `${name} accepted what was proposed. The order is changed and the stock is taken.`,
  },
  proposalDeclined: {
    subject: (number: string) => `Declined: change of order ${number}`,
    title: (number: string) => `The buyer declines the change of order ${number}`,
    lead: (name: string) => `${name} declined what was proposed. The order stays as it was.`,
  },
  newQuote: {
    subject: (reference: string, total: string) =>
      `New quotation request ${reference}: ${total} at list prices`,
    title: (reference: string) => `New quotation request ${reference}`,
    lead: (name: string, moment: string) =>
      `${name} asked on ${moment} and has the list prices already. A version of your own replaces them.`,
    unpriced: 'Some lines are in the buyer’s own words and still need a price.',
  },
  declined: {
    subject: (reference: string) => `Declined: quotation ${reference}`,
    title: (reference: string) => `The buyer has declined quotation ${reference}`,
    lead: (name: string) => `${name} declined it. Another version can still be sent.`,
  },
  newMessage: {
    subject: (reference: string, subject: string) => `New message ${reference}: ${subject}`,
    title: (subject: string) => subject,
    message: 'Message',
    sender: 'From',
    reply: 'A reply to this email goes to the sender.',
  },
  quote: 'Quotation',
  service: 'Service',
  services: {
    space_planning: 'Space planning',
    installation: 'Installation',
    it_setup: 'IT set-up',
    maintenance: 'Maintenance',
  },
  zone: 'Zone',
  buyerReference: 'Their reference',
  wantedOn: 'Needed by',
  open: 'Open the admin area',
  reply: 'A reply to this email goes to the buyer.',
  buyer: 'Buyer',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  language: 'Language',
  languages: { en: 'English', ar: 'Arabic' },
  company: 'Company',
  crNumber: 'CR number',
  lpoNumber: 'LPO number',
  order: 'Order',
  fulfilment: 'Delivery or pickup',
  day: 'Day',
  address: 'Address',
  landmark: 'Landmark',
  payment: 'Payment',
  notes: 'Notes from the buyer',
  lines: 'What was ordered',
  code: 'Product code',
  subtotal: 'Products',
  discount: 'Discount',
  deliveryFee: 'Delivery',
  free: 'Free',
  total: 'Total',
};

export type StaffEmailTexts = typeof staffEmailsEn;
