import { displayPhone } from '#domain/shop-profile/contact-links.ts';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { type Chapter, type Passage, type Point, type Question, withoutLinks } from '#i18n/linked-text.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { contactAr } from '#i18n/messages/storefront/contact.ar.ts';
import { contactEn } from '#i18n/messages/storefront/contact.en.ts';
import { articlesAr } from '#i18n/messages/storefront/content-pages/articles.ar.ts';
import { articlesEn } from '#i18n/messages/storefront/content-pages/articles.en.ts';
import { helpAr } from '#i18n/messages/storefront/content-pages/help.ar.ts';
import { helpEn } from '#i18n/messages/storefront/content-pages/help.en.ts';
import { readingAr } from '#i18n/messages/storefront/content-pages/reading.ar.ts';
import { readingEn } from '#i18n/messages/storefront/content-pages/reading.en.ts';
import { returnsAr } from '#i18n/messages/storefront/content-pages/returns.ar.ts';
import { returnsEn } from '#i18n/messages/storefront/content-pages/returns.en.ts';
import { servicesAr } from '#i18n/messages/storefront/content-pages/services.ar.ts';
import { servicesEn } from '#i18n/messages/storefront/content-pages/services.en.ts';
import { termsAr } from '#i18n/messages/storefront/content-pages/terms.ar.ts';
import { termsEn } from '#i18n/messages/storefront/content-pages/terms.en.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { plannerPageAr } from '#i18n/messages/storefront/planner/planner-page.ar.ts';
import { plannerPageEn } from '#i18n/messages/storefront/planner/planner-page.en.ts';
import type { Locale } from '#primitives/locale.ts';
import { offeredPayments } from '#primitives/order-status.ts';
import { services } from '#primitives/quote-status.ts';
import { weekHoursLines } from '#ui/week-hours-lines.ts';
import { quotationPath } from '../../navigation/quotation-path.ts';
import { pointId, questionId } from '../../reading/part-id.ts';
import type { PageEntry, PageKind } from './find-pages.ts';

const texts = {
  en: {
    shop: en,
    leads: readingEn.leads,
    articles: articlesEn,
    help: helpEn,
    services: servicesEn,
    terms: termsEn,
    returns: returnsEn,
    contact: contactEn,
    planner: plannerPageEn,
  },
  ar: {
    shop: ar,
    leads: readingAr.leads,
    articles: articlesAr,
    help: helpAr,
    services: servicesAr,
    terms: termsAr,
    returns: returnsAr,
    contact: contactAr,
    planner: plannerPageAr,
  },
};

/** The sections of help pages, terms and services, with the texts that the pages show. */
export function helpEntries(profile: ShopProfile, locale: Locale): PageEntry[] {
  const { shop, leads, articles, help, terms, returns, contact, planner } = texts[locale];
  const { pages } = shop;
  const { customerService, deliveryInfo } = help;
  const titleAndLead = (
    name: 'customerService' | 'deliveryInfo' | 'returnPolicy' | 'terms' | 'about' | 'ourStory',
  ) => ({
    title: pages[name].title,
    lead: leads[name],
  });
  return [
    page('/customer-service', titleAndLead('customerService')),
    ...points('/customer-service', 'topics', customerService.topics.points),
    ...chapters('/customer-service', { ready: customerService.ready, warranty: customerService.warranty }),
    ...questions('/customer-service', customerService.questions),
    page('/delivery-info', titleAndLead('deliveryInfo')),
    ...chapters('/delivery-info', {
      'check-zone': { title: shop.delivery.checker.title, passages: [shop.delivery.checker.lead] },
      plate: deliveryInfo.plate,
      areas: { title: shop.delivery.areas.title, passages: [] },
      counting: { title: deliveryInfo.counting.title, passages: [deliveryInfo.counting.cutOff] },
      towers: deliveryInfo.towers,
      checklist: deliveryInfo.checklist,
    }),
    ...points('/delivery-info', 'included', deliveryInfo.included.points),
    ...questions('/delivery-info', deliveryInfo.questions),
    page('/return-policy', titleAndLead('returnPolicy')),
    ...chapters('/return-policy', returns(profile.returnPolicy).chapters),
    page('/terms-conditions', titleAndLead('terms')),
    ...chapters('/terms-conditions', terms.chapters).map((entry) =>
      entry.path.endsWith('#payment') ? { ...entry, keywords: paymentWords(profile, locale) } : entry,
    ),
    page(quotationPath, contact.quotationPage),
    page('/order-confirmation', pages.orderConfirmation),
    page('/about', titleAndLead('about')),
    page('/our-story', titleAndLead('ourStory')),
    { ...page('/planner', { title: planner.title, lead: planner.description }), keywords: planWords[locale] },
    page('/blog', { title: pages.blog.title, lead: articles.lead }),
  ];
}

/** What people call a planner. */
const planWords: Readonly<Record<Locale, readonly string[]>> = {
  en: ['planner', 'floor plan', 'office layout', 'space planning'],
  ar: ['مخطط المكتب', 'تخطيط المكاتب', 'توزيع الأثاث'],
};

/** The methods that the shop offers, as the page lists them, and what buyers call payment after delivery. */
function paymentWords({ bank }: ShopProfile, locale: Locale): string[] {
  return [...offeredPayments(bank).map((method) => texts[locale].terms.payments[method]), 'credit'];
}

/** How to reach and visit the shop, from its profile. */
export function contactEntries(profile: ShopProfile, locale: Locale): PageEntry[] {
  const { shop, contact } = texts[locale];
  const { footer } = shop;
  const parking = profile.parking[locale] || profile.parking.en;
  const hours = weekHoursLines(profile.hours, locale, footer.closed).join(' · ');
  return [
    {
      ...page('/contact', shop.pages.contact),
      text: `${isolated(displayPhone(profile.phone))} · ${isolated(profile.email)}`,
      keywords: [footer.phone, footer.email, 'whatsapp'],
    },
    { kind: 'help', title: footer.hours, text: hours, path: '/contact#opening-hours' },
    {
      kind: 'help',
      title: contact.showroom.title,
      text: profile.address[locale],
      path: '/contact#showroom-title',
      keywords: [footer.directions, footer.address],
    },
    ...(parking
      ? [
          {
            kind: 'help' as const,
            title: contact.showroom.parking,
            text: parking,
            path: '/contact#showroom-title',
          },
        ]
      : []),
  ];
}

export function serviceEntries(locale: Locale): PageEntry[] {
  const { shop, leads, services: list } = texts[locale];
  return [
    page('/services', { title: shop.pages.services.title, lead: leads.services }, 'service'),
    ...services.map((service): PageEntry => {
      const { name, text, points: parts } = list.list[service];
      return { kind: 'service', title: name, text: [text, ...parts].join(' '), path: `/services#${service}` };
    }),
    ...points('/services', 'steps', list.steps.points, 'service'),
    ...questions('/services', list.questions, 'service'),
    {
      kind: 'service',
      title: list.included.title,
      text: withoutLinks(list.included.table.rows.flat().join(' ')),
      path: '/services#included',
    },
  ];
}

export function questions(
  path: string,
  all: readonly Question[],
  kind: PageKind = 'help',
  firstPlace = 0,
): PageEntry[] {
  return all.map(({ question, answer }, place) => ({
    kind,
    title: question,
    text: withoutLinks(answer),
    path: `${path}#${questionId(firstPlace + place)}`,
  }));
}

export function points(
  path: string,
  heading: string,
  all: readonly Point[],
  kind: PageKind = 'help',
): PageEntry[] {
  return all.map(({ title, text }, place) => ({
    kind,
    title,
    text: withoutLinks(text),
    path: `${path}#${pointId(heading, place)}`,
  }));
}

function chapters(path: string, all: Readonly<Record<string, Chapter>>): PageEntry[] {
  return Object.entries(all).map(([anchor, { title, passages }]) => ({
    kind: 'help',
    title,
    text: withoutLinks(passages.flatMap(linesOf).join(' ')),
    path: `${path}#${anchor}`,
  }));
}

function linesOf(passage: Passage): readonly string[] {
  if (typeof passage === 'string') return [passage];
  return 'list' in passage ? passage.list : passage.steps;
}

function page(
  path: string,
  { title, lead }: { readonly title: string; readonly lead: string },
  kind: PageKind = 'help',
): PageEntry {
  return { kind, title, text: lead, path };
}

/** Left-to-right text that keeps its order within an Arabic line. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
