import type { QuoteStatus } from '#primitives/quote-status.ts';

export const quotationEn = {
  title: (reference: string) => `Quotation ${reference}`,
  ready: 'Your quotation is ready',
  reference: 'Reference',
  /** Followed by the address. */
  mailed: 'It is on its way to',
  /** While the shop cannot send email. */
  notMailed:
    'We cannot send emails at the moment. Save the link to this page or the PDF: the page always shows our newest offer.',
  keep: 'You can come back to this page: its link is in the email, and it always shows our newest offer.',
  version: (number: number) => `Version ${number}`,
  wayIn: 'Way into your building, for the driver',
  plan: {
    title: 'Plan of your office',
    picture: 'Drawing of the plan; the rooms with their pieces are listed below',
    open: 'Open a copy in the planner',
  },
  earlier: 'Earlier versions',
  replaced: 'Replaced',
  downloadVersion: (number: number) => `PDF of version ${number}`,
  assembly: 'Assembly',
  onRequest: 'On request',
  discount: 'Discount',
  validUntil: (day: string) => `valid until ${day}`,
  statuses: {
    requested: 'At list prices',
    quoted: 'Our offer',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  } satisfies Record<QuoteStatus, string>,
  next: {
    requested:
      'You can accept it as it is. Our team looks at it as well, and sends a better offer where it can.',
    quoted: 'Our team has prepared this for you. You can accept it here until the day it names.',
    accepted: 'Thank you. The quotation has become an order at the quoted prices.',
    declined: 'You have declined this quotation. If something can be changed to suit you, tell us.',
    withdrawn:
      'We have withdrawn this offer, so it can no longer be accepted. Write or call, and we will make you a new one.',
    expired: 'The prices are no longer valid. Write or call, and we will make you a new offer.',
  } satisfies Record<QuoteStatus, string>,
  unpriced: 'Something in it has no price yet. Our team is working on that, and emails you a new version.',
  openOrder: (number: string) => `Open order ${number}`,
  download: 'Download PDF',
  print: 'Print',
  whatsapp: 'Ask on WhatsApp',
  whatsappText: (shop: string, reference: string) => `Hello ${shop}, this is about quotation ${reference}.`,
  accept: {
    title: 'Accept this quotation',
    text: 'It becomes an order at these prices. You choose the day, the address and how to pay.',
    notYet: 'It can be accepted as soon as everything in it has a price.',
    withoutScripts: 'Accepting online needs JavaScript, which your browser does not run. Please call us:',
    open: 'Accept and order',
    lpoTitle: 'Your purchase order',
    lpoLead: 'If your company uses one.',
    lpoNumber: 'LPO number',
    file: 'LPO as a file',
    fileHint: 'A PDF or a picture, at most 10 MB.',
    fileTexts: {
      choose: 'Choose a file',
      change: 'Change',
      none: 'No file chosen',
      remove: 'Remove the file',
    },
    fileTooLarge: 'File size too large. Maximum 10MB allowed.',
    fileInvalid: 'This is not a PDF or a JPEG, PNG or WebP picture. Choose another file.',
    fileMissing:
      'Your order is placed, but the file is missing. Choose a file and press the button again, or remove the file to continue without it.',
    button: 'Accept and order',
    sending: 'Placing your order…',
    binding: 'With this button you place a binding order. You pay as chosen above.',
    missingPieces: 'To take fewer pieces or wait for more, please call us and we send you a new version:',
    failures: {
      offline: {
        title: 'You are not connected to the internet',
        text: 'Nothing was sent, and nothing you typed is lost. Press the button again when you are back.',
      },
      unanswered: {
        title: 'We cannot tell whether your acceptance arrived',
        text: 'The answer did not reach you. Pressing the button again is safe: the order will never be placed twice.',
      },
      notAccepted: {
        title: 'The quotation can no longer be accepted like this',
        text: 'It may have expired, or there is a newer version. The page above shows the current state.',
      },
      automated: {
        title: 'We could not accept this',
        text: 'Please wait a moment and press again, or call us.',
      },
      tooMany: {
        title: 'Too many attempts in a short time',
        text: 'Please wait a few minutes and press again, or call us.',
      },
      aboveLimits: {
        title: 'We confirm this one in person',
        text: 'Together with your other orders of today it is a large order. Our team checks stock and delivery first; call us if it is urgent.',
      },
      keyReused: {
        title: 'This quotation has already been accepted',
        text: 'Load the page again to see its order.',
      },
      call: 'Call us',
    },
  },
  /** Of an accepted quotation. */
  lpo: {
    title: 'Send your purchase order',
    lead: 'If your company uses one, send it here as a file, now or later.',
    withoutScripts: 'Sending a file needs JavaScript, which your browser does not run. Please call us:',
    required: 'Choose a file first.',
    button: 'Send the file',
    sending: 'Sending the file…',
    failed: 'The file did not reach us. Check your connection and press the button again.',
    received: 'We have your purchase order',
  },
  decline: {
    unreachable: 'The shop could not be reached. Please check your connection and try again.',
    open: 'Decline this quotation',
    title: 'Decline this quotation?',
    text: 'We will stop working on it. If only the price or a detail is wrong, tell us instead, and we look at it again.',
    confirm: 'Yes, decline it',
    sending: 'Declining…',
    keep: 'Keep it open',
    tooLate: 'This quotation can no longer be declined. The page shows its current state.',
  },
  incomplete: {
    title: 'Quotation',
    lead: 'Here you see your quotation, accept it, and save it as a PDF.',
    text: 'This link is incomplete or no longer valid, so we show nothing: a quotation is visible to its buyer only.',
    where:
      'The full link is in the email with the quotation. If you copy it, copy all of it, to the last character.',
    help: 'No email? Call us with the name and the phone number of the request, and we find it.',
    call: 'Call us',
    whatsapp: 'Write on WhatsApp',
    whatsappText: (shop: string) => `Hello ${shop}, I cannot open the page of my quotation.`,
  },
};

export type QuotationMessages = typeof quotationEn;
