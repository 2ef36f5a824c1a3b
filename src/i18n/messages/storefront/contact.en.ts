import { countedWorkingDays } from '#i18n/counted-days.ts';
import { pluralForm } from '#i18n/plural.ts';
import type { Service } from '#primitives/quote-status.ts';
import { listReadingEn } from './buying/list-reading.en.ts';

const summary = (count: number) =>
  pluralForm('en', count, {
    one: 'One thing is still missing or not right',
    other: `${count} things are still missing or not right`,
  });
const tooLong = (limit: number) => `Please use no more than ${limit} characters.`;
const phone = 'This is not a complete phone number. In Qatar it has eight digits, for example 5512 3456.';
const email = 'This does not look like an email address. It should be like name@example.com.';
const check = 'Please check this.';

export const contactEn = {
  optional: 'optional',
  ways: {
    title: 'How can we help?',
    message: 'Send a message',
    quotation: 'Request a quotation',
  },
  quotationPage: {
    title: 'Request a quotation',
    lead: 'Tell us what you need and how many. You get a quotation at list prices at once, and our team then looks for a better price.',
  },
  withoutScripts: {
    title: 'The forms on this page need JavaScript',
    text: 'Your browser does not run it at the moment. Call us, write an email or send a WhatsApp message: we are glad to answer, and to make you a quotation too.',
    call: 'Call us',
  },
  message: {
    title: 'Your message',
    lead: (days: number) => `We answer within ${countedWorkingDays('en', days)}.`,
    name: 'Full name',
    phone: 'Mobile or phone',
    phoneHint: 'One of the two is enough, phone or email.',
    email: 'Email',
    subject: 'What is it about?',
    text: 'Message',
    button: 'Send message',
    sending: 'Sending your message…',
    note: 'We use your details to answer you, and for nothing else.',
    problems: {
      summary,
      required: {
        name: 'Please enter your name.',
        phone: 'Please enter a phone number or an email address.',
        email: 'Please leave an email address or a phone number, so that we can answer.',
        subject: 'Please say in a few words what it is about.',
        text: 'Please write your message.',
      },
      invalid: { name: check, phone, email, subject: check, text: check },
      tooLong,
    },
    failures: {
      offline: {
        title: 'You are not connected to the internet',
        text: 'Nothing was sent, and nothing you wrote is lost. Press the button again when you are back.',
      },
      unanswered: {
        title: 'We cannot tell whether your message arrived',
        text: 'The answer did not reach you. Pressing the button again is safe: the message will not arrive twice.',
      },
      notAccepted: {
        title: 'The message could not be accepted',
        text: 'Your text is still here. Please try again in a moment, or call us.',
      },
      automated: {
        title: 'We could not accept the message',
        text: 'It did not look as if a person had sent it. If we are wrong, please wait a moment and press again, or call us.',
      },
      tooMany: {
        title: 'Too many messages in a short time',
        text: 'Many messages came from this connection just now. Please wait a few minutes and press again, or call us.',
      },
      keyReused: {
        title: 'A message from this page has already arrived',
        text: 'It had a slightly different text. Press the button again only if you want to send this one as well.',
      },
      call: 'Call us',
    },
  },
  sent: {
    title: 'Thank you, your message has arrived',
    reference: 'Your reference is',
    next: (days: number) =>
      `We answer within ${countedWorkingDays('en', days)}. If you call about it, please have the reference ready.`,
    again: 'Write another message',
  },
  quotation: {
    plan: {
      title: 'Your plan of the office goes along',
      text: 'The quotation shows it as a drawing, and our team can change it with you.',
      open: 'Open it in the planner',
      remove: 'Leave it out',
    },
    service: 'Service',
    noService: 'No service',
    lines: {
      title: 'What do you need?',
      lead: 'Products from our shop, and anything else in your own words.',
      add: 'Add something in words',
      quickOrder: 'Many codes? Type or paste them in the quick order.',
      full: 'A request holds at most 100 lines. Tell us about the rest in the notes.',
      text: (number: number) => `What you need, line ${number}`,
      placeholder: 'For example: meeting table for 12, walnut',
      quantityOf: (name: string) => `Quantity of ${name}`,
      removeNamed: (name: string) => `Remove ${name}`,
      search: {
        open: 'Add a product',
        label: 'Find a product by name or code',
        add: (name: string) => `Add ${name}`,
        added: (name: string) => `${name} is in your request.`,
        nothing: 'Nothing found. Describe it in words instead.',
        unreachable: 'The search is not responding. Check your connection, or describe it in words.',
        find: 'Find it in the catalogue',
        use: (name: string) => `Use ${name}`,
      },
      list: {
        open: 'Paste a list or choose a file',
        title: 'A list of codes and quantities',
        label: 'One line for each product: code or name, then the quantity',
        placeholder: 'SD-HA-160  12\nTask chair, black  24',
        ...listReadingEn,
        match: 'Compare with the catalogue',
        matching: 'Comparing…',
        summary: (matched: number, words: number) =>
          `${matched} matched with our catalogue, ${words} left as words. Please check the lines above.`,
        leftOut: (count: number) =>
          pluralForm('en', count, {
            one: '1 line did not fit, because a request holds at most 100. It is still in the field above.',
            other: `${count} lines did not fit, because a request holds at most 100. They are still in the field above.`,
          }),
        matchedByCode: 'Matched by code:',
        matchedByName: 'Matched by name:',
        leave: 'Leave as words',
        leaveNamed: (name: string) => `Leave as words instead of ${name}`,
        leftAsWords: 'From your list, left as words: our team looks for it.',
      },
    },
    contact: {
      title: 'Contact',
      lead: 'We also email you the quotation.',
      name: 'Full name',
      phone: 'Mobile or phone',
      phoneHint: 'Numbers without a country code are taken as Qatari.',
      email: 'Email',
    },
    company: {
      title: 'Asking for a company?',
      lead: 'The quotation is then made out to it.',
      name: 'Company name',
      crNumber: 'Commercial registration (CR)',
    },
    place: {
      title: 'Where and when',
      lead: 'So that delivery is part of the price.',
      zone: 'Zone',
      wantedOn: 'Needed by',
      buyerReference: 'Your reference',
      buyerReferenceHint: 'For example the number of your enquiry. It appears on the quotation.',
      notes: 'Notes for us',
      notesHint: 'Colours, sizes, the floor, a budget: anything that helps us to offer the right thing.',
    },
    button: 'Get the quotation',
    sending: 'Preparing your quotation…',
    note: 'A quotation is free and binds you to nothing. We use your details for it only.',
    problems: {
      summary,
      required: {
        plan: 'Please open your plan in the planner and send it again.',
        lines: 'Please add at least one product, or say in words what you need.',
        name: 'Please enter your name.',
        phone: 'Please enter a phone number.',
        email: 'Please enter your email address.',
        companyName: 'Please enter the name of the company.',
        crNumber: 'Please enter the registration number.',
        buyerReference: 'Please enter your reference.',
        zone: 'Please choose your zone.',
        wantedOn: 'Please choose a day.',
        notes: 'Please enter a note.',
      },
      invalid: {
        lines: 'Please check the lines.',
        plan: 'This plan is not kept any more. Open it in the planner and send it again, or leave it out.',
        name: check,
        phone,
        email,
        companyName: check,
        crNumber: check,
        buyerReference: check,
        zone: check,
        wantedOn: 'This day is already over. Please choose a later one.',
        notes: check,
      },
      tooLong,
    },
    failures: {
      offline: {
        title: 'You are not connected to the internet',
        text: 'Nothing was sent, and nothing you typed is lost. Press the button again when you are back.',
      },
      unanswered: {
        title: 'We cannot tell whether your request arrived',
        text: 'The answer did not reach you. Pressing the button again is safe: there will be one quotation only.',
      },
      notAccepted: {
        title: 'This request cannot be accepted online',
        text: 'A product may no longer be sold, or the request is very large. Everything is still here: remove what is gone and try again, or call us.',
      },
      automated: {
        title: 'We could not accept the request',
        text: 'It did not look as if a person had sent it. If we are wrong, please wait a moment and press again, or call us.',
      },
      tooMany: {
        title: 'Too many requests in a short time',
        text: 'Many requests came from this connection just now. Please wait a few minutes and press again, or call us.',
      },
      keyReused: {
        title: 'A request from this page has already arrived',
        text: 'It had slightly different details, and its quotation has been emailed to you. Press the button again if you want one for these as well.',
      },
      call: 'Call us',
    },
  },
  requested: {
    title: 'Your quotation is ready',
    opening: 'One moment, we are opening it…',
    open: 'Open the quotation',
  },
  services: {
    space_planning: 'Space planning',
    installation: 'Installation',
    it_setup: 'IT set-up',
    maintenance: 'Maintenance',
  } satisfies Record<Service, string>,
  showroom: {
    title: 'Showroom and office',
    plate: 'Blue plate',
    plateInWords: (zone: number, street: number, building: number) =>
      `Zone ${zone}, street ${street}, building ${building}`,
    parking: 'Parking',
    directions: 'Directions with',
    maps: { google: 'Google Maps', waze: 'Waze', apple: 'Apple Maps' },
  },
};

export type ContactMessages = typeof contactEn;
