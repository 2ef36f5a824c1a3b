import { pluralForm } from '#i18n/plural.ts';
import type { ReceivedPaymentMethod } from '#primitives/payment.ts';

/** Texts of emails about the money of an order and about goods that came back. */
export const accountEmailsEn = {
  methods: {
    cash: 'Cash',
    card: 'Card',
    bank_transfer: 'Bank transfer',
    cheque: 'Cheque',
  } satisfies Record<ReceivedPaymentMethod, string>,
  method: 'Method',
  amount: 'Amount',
  day: 'Day',
  reference: 'Reference',
  /** The current sums of the order. */
  balance: {
    title: 'Balance of your order',
    charged: 'Total to pay',
    received: 'Received so far',
    owed: 'Still to pay',
    refundDue: 'Still to be refunded',
    dueOn: 'Due on',
    invoice: 'Invoice',
  },
  payment: {
    subject: (number: string) => `We have received your payment for order ${number}`,
    title: 'We have received your payment',
    lead: (amount: string, number: string) => `Thank you. ${amount} for your order ${number} has reached us.`,
    facts: 'Your payment',
  },
  refund: {
    subject: (number: string) => `We have paid you back for order ${number}`,
    title: 'We have paid you back',
    lead: (amount: string, number: string) => `We have paid you back ${amount} for your order ${number}.`,
    facts: 'Your refund',
    bankTakes:
      'The money is on its way from us. How long it takes until it is in your account is up to your bank.',
  },
  voided: {
    subject: (number: string) => `Correction for your order ${number}`,
    title: 'A correction',
    payment: (amount: string, number: string) =>
      `We told you that ${amount} for your order ${number} had reached us. That was our mistake: this payment no longer counts. We apologise.`,
    refund: (amount: string, number: string) =>
      `We told you that we had paid you back ${amount} for your order ${number}. That was our mistake: this refund no longer counts. We apologise.`,
    ask: 'If you think that this is wrong, please tell us right away.',
  },
  pieces: (count: number) => pluralForm('en', count, { one: '1 piece', other: `${count} pieces` }),
  returned: {
    subject: (number: string) => `We have your return from order ${number}`,
    title: 'We have your return',
    lead: (number: string) => `These goods from your order ${number} are back with us.`,
    goods: 'What came back',
    credited: 'Credited to you',
    value: 'Goods',
    deliveryFee: 'Delivery fee',
    total: 'Total',
    creditNote: 'Credit note',
    refund: (amount: string) =>
      `We pay you back ${amount} in the way you paid, and write to you again when it is done.`,
    lessOwed: (amount: string) => `It is taken off what you still have to pay, which is now ${amount}.`,
    settled: 'With that nothing is left to pay.',
  },
  exchanged: {
    subject: (number: string) => `The exchange for your order ${number} is done`,
    title: 'The exchange is done',
    lead: (number: string) =>
      `We have exchanged these goods from your order ${number} for new ones. It costs you nothing.`,
    goods: 'What was exchanged',
  },
  takenIn: {
    subject: (number: string) => `We have taken in goods from your order ${number} for repair`,
    title: 'We repair it for you',
    lead: (number: string) =>
      `We have taken in these goods from your order ${number} for repair. It costs you nothing.`,
    goods: 'What we repair',
    next: 'We write to you again as soon as the repair is done.',
  },
  repaired: {
    subject: (number: string) => `The repair for your order ${number} is done`,
    title: 'The repair is done',
    lead: (number: string) =>
      `We have repaired these goods from your order ${number} and given them back to you. It costs you nothing.`,
    goods: 'What was repaired',
  },
  notRepairable: {
    subject: (number: string) => `We could not repair goods from your order ${number}`,
    title: 'It cannot be repaired',
    lead: (number: string) => `We are sorry: these goods from your order ${number} cannot be repaired.`,
    goods: 'What cannot be repaired',
    next: 'Please choose whether you want the same goods new or your money back, and tell us by reply to this email or by phone.',
  },
  complaint: 'If something is still not right, please tell us right away.',
};

export type AccountEmailMessages = typeof accountEmailsEn;
