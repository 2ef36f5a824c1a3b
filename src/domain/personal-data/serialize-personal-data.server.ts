import type { Day } from '#domain/delivery/working-days.ts';
import { statusOn } from '#domain/quotes/quote-states.ts';
import { type Dirhams, qarFromDirhams } from '#primitives/money.ts';
import type { ExportedPersonalData } from './export-personal-data.server.ts';
import type { PersonalData } from './find-personal-data.server.ts';

/** Serializes the data found about a person for the API. */
export function serializePersonalData(found: PersonalData, today: Day) {
  const withMoment = <Row extends { at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });
  return {
    ...found,
    orders: found.orders.map(withMoment),
    quotations: found.quotations.map((quote) => ({
      ...withMoment(quote),
      status: statusOn(quote, today),
    })),
    messages: found.messages.map(withMoment),
    stockAlerts: found.stockAlerts.map(serializeAlert),
    emails: found.emails.map(({ id, ...email }) => ({ ...withMoment(email), id: String(id) })),
  };
}

/** Serializes the export for the person, without internal fields such as ids, keys and folded texts. */
export function serializeExport(exported: ExportedPersonalData) {
  return {
    takenAt: exported.takenAt.toISOString(),
    person: exported.person,
    orders: exported.orders.map(serializeOrder),
    quotations: exported.quotations.map(serializeQuotation),
    messages: exported.messages.map(serializeMessage),
    stockAlerts: exported.stockAlerts.map(serializeAlert),
    emails: exported.emails.map(({ writtenAt, sentAt, ...email }) => ({
      ...email,
      writtenAt: writtenAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}

function serializeOrder({ order, lines, events, ...records }: ExportedPersonalData['orders'][number]) {
  const { zoneNumber: zone, street, building, unit, landmark } = order;
  return {
    number: order.number,
    placedAt: order.createdAt.toISOString(),
    status: order.status,
    ...shownBuyer(order),
    lpoNumber: order.lpoNumber,
    fulfilment: order.fulfilment,
    address: order.fulfilment === 'delivery' ? { zone, street, building, unit, landmark } : null,
    day: order.deliveryDay,
    payment: order.paymentMethod,
    notes: order.notes,
    siteAccess: order.siteAccess,
    lines: lines.map(shownLine),
    ...shownAmounts(order),
    history: events.map(({ createdAt, kind, toStatus, note, actor, details }) => ({
      at: createdAt.toISOString(),
      kind,
      status: toStatus,
      note,
      by: actor,
      details,
    })),
    ...serializePaymentRecords(records),
  };
}

function serializePaymentRecords({
  payments,
  returns,
  documents,
}: Pick<ExportedPersonalData['orders'][number], 'payments' | 'returns' | 'documents'>) {
  return {
    payments: payments.map(({ kind, amount, method, paidOn, reference, voidedAt }) => ({
      kind,
      amount: qarFromDirhams(amount),
      method,
      paidOn,
      reference,
      isVoided: voidedAt !== null,
    })),
    returns: returns.map(({ createdAt, reason, refundDue }) => ({
      at: createdAt.toISOString(),
      reason,
      refundDue: qarFromDirhams(refundDue),
    })),
    documents: documents.map(({ kind, number, issuedOn, total, document }) => ({
      kind,
      number,
      issuedOn,
      total: qarFromDirhams(total),
      ...document.contact,
      address: document.fulfilment.kind === 'delivery' ? document.fulfilment : null,
    })),
  };
}

function serializeQuotation({ quote, versions }: ExportedPersonalData['quotations'][number]) {
  return {
    reference: quote.reference,
    requestedAt: quote.createdAt.toISOString(),
    status: quote.status,
    ...shownBuyer(quote),
    zone: quote.zoneNumber,
    wantedOn: quote.wantedOn,
    notes: quote.notes,
    siteAccess: quote.siteAccess,
    lpoNumber: quote.lpoNumber,
    lpoFile: quote.lpoFile?.originalName ?? null,
    decidedAt: quote.decidedAt?.toISOString() ?? null,
    versions: versions.map(({ version, plan, lines }) => ({
      number: version.number,
      sentAt: (version.sentAt ?? version.createdAt).toISOString(),
      validUntil: version.validUntil,
      message: version.message,
      plan,
      lines: lines.map(shownLine),
      ...shownAmounts(version),
    })),
  };
}

function serializeMessage({ message, replies }: ExportedPersonalData['messages'][number]) {
  const { reference, createdAt, status, locale, name, phone, email, subject, text } = message;
  return {
    reference,
    sentAt: createdAt.toISOString(),
    status,
    language: locale,
    name,
    phone,
    email,
    subject,
    text,
    replies: replies.map((reply) => ({
      at: reply.createdAt.toISOString(),
      channel: reply.channel,
      text: reply.text,
    })),
  };
}

function serializeAlert({
  id,
  productId,
  nameEn,
  nameAr,
  at,
  answeredAt,
}: PersonalData['stockAlerts'][number]) {
  return {
    id,
    productId,
    product: { en: nameEn, ar: nameAr || nameEn },
    at: at.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

interface StoredBuyer {
  readonly locale: 'en' | 'ar';
  readonly contactName: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly companyName: string;
  readonly companyCrNumber: string;
}

function shownBuyer({ locale, contactName, contactPhone, contactEmail, ...company }: StoredBuyer) {
  return {
    language: locale,
    name: contactName,
    phone: contactPhone,
    email: contactEmail,
    company: company.companyName ? { name: company.companyName, crNumber: company.companyCrNumber } : null,
  };
}

interface StoredLine {
  readonly sku: string;
  readonly nameEn: string;
  readonly nameAr: string;
  readonly quantity: number;
  readonly unitPrice: Dirhams | null;
  readonly lineTotal: Dirhams | null;
}

function shownLine({ sku, nameEn, nameAr, quantity, unitPrice, lineTotal }: StoredLine) {
  const qar = (amount: Dirhams | null) => (amount === null ? null : qarFromDirhams(amount));
  return {
    sku,
    name: { en: nameEn, ar: nameAr || nameEn },
    quantity,
    unitPrice: qar(unitPrice),
    lineTotal: qar(lineTotal),
  };
}

interface StoredAmounts {
  readonly subtotal: Dirhams;
  readonly discount: Dirhams;
  readonly deliveryFee: Dirhams;
  readonly total: Dirhams;
}

function shownAmounts({ subtotal, discount, deliveryFee, total }: StoredAmounts) {
  return {
    subtotal: qarFromDirhams(subtotal),
    discount: qarFromDirhams(discount),
    deliveryFee: qarFromDirhams(deliveryFee),
    total: qarFromDirhams(total),
  };
}
