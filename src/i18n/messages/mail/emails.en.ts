import { countedDays, countedWorkingDays } from '#i18n/counted-days.ts';
import { accountEmailsEn } from './account-emails.en.ts';

/** Every text of emails to customers in English; its shape is the list of texts that Arabic must have. */
export const emailsEn = {
  oneTimeCode: {
    subject: 'Your one-time code for the staff area',
    title: 'Your one-time code',
    lead: 'Use this code to sign in. It is valid for 10 minutes and works once.',
    notYou:
      'If you did not ask for it, someone else tried to sign in to the staff area. The code is needed for that, so do not pass it on.',
  },
  invitation: {
    subject: (shop: string) => `Your access to the staff area of ${shop}`,
    title: (name: string) => `Welcome, ${name}`,
    lead: (invitedBy: string, shop: string) =>
      `${invitedBy} invites you to the staff area of ${shop}. Choose a password, and you are in. The link works once, for seven days.`,
    open: 'Choose a password',
    notYou:
      'If you did not expect this, you need not do anything. The link is for you alone: do not pass it on.',
  },
  backInStock: {
    subject: (name: string) => `Back in stock: ${name}`,
    title: 'It is back in stock',
    lead: 'You asked us to tell you when this product is available again. It is, from today.',
    sku: 'Product code',
    open: 'See the product',
    hurry: 'Pieces are not reserved: first come, first served.',
    onlyOnce:
      'You receive this one email because you left your address on the page of the product. We will not write to you about it again.',
  },
  order: {
    /** The name may be empty. */
    greeting: (name: string) => (name ? `Dear ${name},` : 'Hello,'),
    follow: 'Follow your order',
    see: 'See your order',
    code: 'Product code',
    lines: 'Your order',
    subtotal: 'Products',
    deliveryFee: 'Delivery',
    free: 'Free',
    /** What the delivery costs, while the zone is not known. */
    byZone: 'By zone',
    total: 'Total',
    delivery: 'Delivery',
    pickup: 'Pickup from the showroom',
    day: 'Day',
    address: 'Address',
    landmark: 'Landmark',
    recipient: 'Recipient',
    phone: 'Phone',
    hours: 'Hours',
    payment: {
      title: 'Payment',
      method: 'Method',
      cashAtTheDoor: (amount: string) => `Please have ${amount} ready in cash when we deliver.`,
      cashAtTheShowroom: (amount: string) => `You pay ${amount} in cash when you collect it.`,
      cardAtTheDoor: (amount: string) =>
        `You pay ${amount} by card when we deliver. Our driver brings a card machine.`,
      cardAtTheShowroom: (amount: string) => `You pay ${amount} by card when you collect it.`,
      transfer: (amount: string, number: string) =>
        `Please transfer ${amount} to our account and name ${number} as the reference, so that we know what it is for.`,
      paid: 'Nothing is left to pay.',
      onTerms: (amount: string, days: number) =>
        `You pay ${amount} within ${countedDays('en', days)} of the invoice.`,
      bankDetailsFollow: 'We will email you our bank details.',
      bank: 'Bank',
      accountName: 'Account name',
      iban: 'IBAN',
      reference: 'Reference',
    },
    reach: {
      title: 'How to reach us',
      phone: 'Phone',
      whatsapp: 'WhatsApp',
      email: 'Email',
      reply: 'You can also simply reply to this email.',
    },
    returns: 'Our return policy',
    received: {
      subject: (number: string) => `We have your order ${number}`,
      title: 'Thank you, we have your order',
      lead: (number: string, moment: string) =>
        `Your order ${number} reached us on ${moment}. We are checking it now and will write to you again as soon as it is confirmed.`,
      cancel:
        'Until we have confirmed the order, you can cancel it yourself on its page. After that, please call us.',
      keepLink: 'Anyone with this link can see your order, so share it only with people you trust.',
    },
    /** To the page that asks for number and phone. */
    find: {
      hint: (number: string) =>
        `Without this email you find the order by its number, ${number}, and your phone number.`,
      open: 'Find your order',
    },
    confirmed: {
      subject: (number: string) => `Your order ${number} is confirmed`,
      title: 'Your order is confirmed',
      delivery: (day: string) => `Everything is set aside for you, and we deliver on ${day}.`,
      pickup: (day: string) =>
        `Everything is set aside for you. It will be ready on ${day}, and we will write to you as soon as you can collect it.`,
    },
    out_for_delivery: {
      subject: (number: string) => `Your order ${number} is on its way`,
      title: 'Your order is on its way',
      delivery: (phone: string) =>
        `Our driver is bringing your order and calls ${phone} before arriving. Please keep your phone at hand.`,
      pickupSubject: (number: string) => `Your order ${number} is ready to collect`,
      pickupTitle: 'Your order is ready to collect',
      pickup: (number: string) =>
        `Your order is waiting for you at the showroom. Please give its number, ${number}, when you come.`,
    },
    delivered: {
      subject: (number: string) => `Your order ${number} has been delivered`,
      title: 'Your order has been delivered',
      delivery: 'Thank you for buying from us. We hope that everything arrived as you expected it.',
      pickupSubject: (number: string) => `Your order ${number} has been collected`,
      pickupTitle: 'Your order has been collected',
      pickup: 'Thank you for buying from us. We hope that everything is as you expected it.',
      complaint:
        'If something is missing, damaged or does not work, tell us right away. A defective product is repaired, replaced or refunded.',
      invoice: (number: string) => `The invoice has the number ${number}.`,
    },
    changed: {
      subject: (number: string) => `Your order ${number} has been changed`,
      title: 'Your order has been changed',
      byStaff: (number: string) => `We have changed your order ${number}. These are its current details.`,
      byBuyer: (number: string) =>
        `Your change of order ${number} has reached us. These are its current details.`,
      wrong: 'If something is not as you want it, please tell us right away.',
    },
    proposal: {
      subject: (number: string) => `Please confirm: change of your order ${number}`,
      title: 'Do you agree to this change?',
      lead: (number: string, total: string, before: string) =>
        `We would like to change your order ${number} as follows. Its total would be ${total} instead of ${before}.`,
      answer: 'See and answer',
      until: (day: string) =>
        `Nothing changes until you accept it on the page of the order. Please answer soon, so that we can keep ${day}; products that are added are not reserved until then.`,
    },
    proposalWithdrawn: {
      subject: (number: string) => `Your order ${number} stays as it is`,
      title: 'Your order stays as it is',
      lead: (number: string) =>
        `We no longer propose the change of your order ${number} that we asked you about. You need not answer: the order stays as follows.`,
    },
    cancelled: {
      subject: (number: string) => `Your order ${number} is cancelled`,
      title: 'Your order is cancelled',
      byBuyer: (number: string) =>
        `You have cancelled your order ${number}. Nothing will be delivered and there is nothing to pay.`,
      byBuyerPickup: (number: string) =>
        `You have cancelled your order ${number}. Nothing is set aside for you any more and there is nothing to pay.`,
      byStaff: (number: string) =>
        `We are sorry: we had to cancel your order ${number}. Nothing will be delivered and there is nothing to pay.`,
      byStaffPickup: (number: string) =>
        `We are sorry: we had to cancel your order ${number}. Nothing is set aside for you any more and there is nothing to pay.`,
      reason: 'Reason',
      refund: (amount: string) =>
        `If you have already transferred ${amount}, we will pay it back to you in full.`,
      again: 'If you still need what you ordered, please tell us: we will find a way.',
    },
  },
  account: accountEmailsEn,
  quote: {
    lines: 'Your quotation',
    onRequest: 'Price on request',
    quantity: (count: string) => `Quantity: ${count}`,
    discount: 'Discount',
    total: 'Total',
    open: 'Open your quotation',
    accept: 'On its page you can print it, save it as a PDF, and accept it with your LPO number.',
    keepLink: 'Anyone with this link can see your quotation, so share it only with people you trust.',
    requested: {
      subject: (reference: string) => `Your quotation ${reference}`,
      title: 'Here is your quotation',
      lead: (reference: string, day: string) =>
        `Quotation ${reference} has our list prices, which are valid for you until ${day}.`,
      described: 'As described in your request',
      unpriced:
        'What you described in your own words we are pricing now. A new version of the quotation follows.',
    },
    quoted: {
      subject: (reference: string, version: number) => `Your quotation ${reference}, version ${version}`,
      title: 'We have a new offer for you',
      lead: (reference: string, version: number, day: string) =>
        `Version ${version} of quotation ${reference} is ready. It is valid until ${day} and replaces the previous version.`,
      /** Of the first version, made by staff for a caller. */
      firstSubject: (reference: string) => `Your quotation ${reference}`,
      firstTitle: 'Here is your quotation',
      firstLead: (reference: string, day: string) =>
        `Our team has prepared quotation ${reference} for you. It is valid until ${day}.`,
      message: 'From our team',
    },
    withdrawn: {
      subject: (reference: string) => `Quotation ${reference} is withdrawn`,
      title: 'We have withdrawn our offer',
      lead: (reference: string) =>
        `The offer in quotation ${reference} is no longer valid and cannot be accepted. Write or call, and we will make you a new one.`,
      reason: 'From our team',
    },
    terms: 'Terms of the offer',
    yourReference: 'Your reference',
    assembly: 'Assembly',
  },
  message: {
    subject: (reference: string) => `We have your message ${reference}`,
    title: 'Thank you, we have your message',
    lead: (reference: string, replyDays: number) =>
      `Your message has the reference ${reference}. We answer within ${countedWorkingDays('en', replyDays)}.`,
    yours: 'Your message',
    answer: {
      subject: (subject: string, reference: string) => `Re: ${subject} [${reference}]`,
      title: 'Our answer to your message',
    },
  },
};

export type EmailMessages = typeof emailsEn;
