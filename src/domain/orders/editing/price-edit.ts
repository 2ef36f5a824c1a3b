import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { deliveryFee, missingToMinimum } from '#domain/delivery/delivery-fee.ts';
import { deliveryTerms } from '#domain/delivery/delivery-settings.ts';
import { type Dirhams, dirhamsFromQar, largestAmount, qarFromDirhams } from '#primitives/money.ts';
import type { FieldError } from '#primitives/shop-error.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Order, OrderLine } from '../order.ts';
import { type Destination, type EditPreview, isSameDestination } from './order-edit.ts';

/** A product as it is sold now. */
export interface SoldProduct {
  readonly sku: string;
  readonly name: LocalizedText;
  readonly price: Dirhams;
  readonly stock: number;
  readonly leadTimeDays: number;
}

/** The order before an edit; one that staff take for a caller starts from nothing. */
export interface EditedOrder
  extends Pick<
    Order,
    'placedAt' | 'subtotal' | 'discount' | 'deliveryFee' | 'total' | 'discountReason' | 'paymentDueDays'
  > {
  readonly lines: readonly OrderLine[];
  readonly destination: Destination | null;
  readonly day: string | null;
}

export function nothingOrdered(now: Date): EditedOrder {
  return {
    placedAt: now,
    subtotal: 0,
    discount: 0,
    deliveryFee: 0,
    total: 0,
    discountReason: '',
    paymentDueDays: null,
    lines: [],
    destination: null,
    day: null,
  };
}

export function editedOrder({ fulfilment, ...order }: Order): EditedOrder {
  return { ...order, destination: fulfilment };
}

/** A line of the edited order. */
export interface PlannedLine extends Omit<OrderLine, 'id' | 'slug'> {
  /** Null for a line that is added. */
  readonly id: string | null;
}

/** Pieces that go back to the stock of a product, or are taken from it if below 0. */
export interface PlannedStock {
  readonly productId: string;
  readonly sku: string;
  readonly name: LocalizedText;
  readonly pieces: number;
  /** Before the edit; 0 for what is no longer sold. */
  readonly stock: number;
}

export interface PricedEdit {
  readonly lines: readonly PlannedLine[];
  readonly subtotal: Dirhams;
  readonly discount: Dirhams;
  readonly deliveryFee: Dirhams;
  /** By the rules of the zone, whatever was agreed. */
  readonly regularDeliveryFee: Dirhams;
  readonly total: Dirhams;
  readonly missingToMinimum: Dirhams;
  /** Only products whose pieces change. */
  readonly stock: readonly PlannedStock[];
  readonly problems: readonly FieldError[];
}

interface PricingFacts {
  /** By id; products that are no longer sold are missing. */
  readonly products: ReadonlyMap<string, SoldProduct>;
  readonly facts: Pick<DeliveryFacts, 'settings'>;
  /** Prices of added products that the buyer was promised; the others have today's. */
  readonly promisedPrices?: ReadonlyMap<string, Dirhams>;
}

type PricedFields = Pick<EditPreview, 'lines' | 'deliveryFee' | 'discount' | 'destination'>;

/**
 * Computes lines, amounts and stock of an edited order. Lines of the order keep their price; what is added has today's.
 * Runs for the preview and for the edit itself, so both say the same.
 */
export function priceEdit(before: EditedOrder, edit: PricedFields, context: PricingFacts): PricedEdit {
  const problems: FieldError[] = [];
  const lines = edit.lines.flatMap((line, index) => {
    const planned = plannedLine(before, line, context);
    if (!planned) problems.push({ path: `lines.${index}.productId`, code: 'not_offered' });
    return planned ? [{ ...planned, index }] : [];
  });
  problems.push(...repeatedLines(lines));
  const stock = plannedStock(before, lines, context.products);
  problems.push(...missingPieces(before, lines, stock));

  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const discount = dirhamsFromQar(edit.discount);
  // A free order is a mistake: a discount of everything was typed into the wrong field.
  if (discount > 0 && discount >= subtotal) {
    problems.push({ path: 'discount', code: 'too_big', limit: qarFromDirhams(Math.max(0, subtotal - 1)) });
  }
  const goods = Math.max(0, subtotal - discount);
  const { settings } = context.facts;
  const regularDeliveryFee = regularFee(settings, edit.destination, goods);
  const fee = editedFee(before, edit, settings, regularDeliveryFee);
  const total = goods + fee;
  if (total > largestAmount) {
    problems.push({ path: 'lines', code: 'too_big', limit: qarFromDirhams(largestAmount) });
  }
  return {
    lines: lines.map(({ index: _, ...line }) => line),
    subtotal,
    discount,
    deliveryFee: fee,
    regularDeliveryFee,
    total,
    missingToMinimum: missingIn(settings, edit.destination, goods),
    stock,
    problems,
  };
}

type IndexedLine = PlannedLine & { readonly index: number };

function plannedLine(
  before: EditedOrder,
  { lineId, productId, quantity }: PricedFields['lines'][number],
  { products, promisedPrices }: PricingFacts,
): PlannedLine | undefined {
  if (lineId !== null) {
    const line = before.lines.find(({ id }) => id === lineId);
    if (!line) return undefined;
    const { slug: _, ...kept } = line;
    return { ...kept, quantity, lineTotal: kept.unitPrice * quantity };
  }
  const product = productId === null ? undefined : products.get(productId);
  if (!product) return undefined;
  const { sku, name, price } = product;
  const unitPrice = promisedPrices?.get(productId ?? '') ?? price;
  return { id: null, productId, sku, name, unitPrice, quantity, lineTotal: unitPrice * quantity };
}

/** A product has one line, and a line of the order appears once. */
function repeatedLines(lines: readonly IndexedLine[]): FieldError[] {
  const seen = new Set<string>();
  return lines.flatMap(({ id, productId, index }) => {
    const name = productId ?? id ?? '';
    if (seen.has(name)) return [{ path: `lines.${index}.productId`, code: 'taken' as const }];
    seen.add(name);
    return [];
  });
}

function plannedStock(
  before: EditedOrder,
  lines: readonly IndexedLine[],
  products: PricingFacts['products'],
): PlannedStock[] {
  const changes = new Map<string, PlannedStock>();
  const move = ({ productId, sku, name, quantity }: Omit<PlannedLine, 'id'>, direction: 1 | -1) => {
    if (productId === null) return;
    const pieces = (changes.get(productId)?.pieces ?? 0) + direction * quantity;
    changes.set(productId, { productId, sku, name, pieces, stock: products.get(productId)?.stock ?? 0 });
  };
  for (const line of before.lines) move(line, 1);
  for (const line of lines) move(line, -1);
  return [...changes.values()].filter(({ pieces }) => pieces !== 0);
}

/** Lines that take more than there is. */
function missingPieces(
  before: EditedOrder,
  lines: readonly IndexedLine[],
  changes: readonly PlannedStock[],
): FieldError[] {
  return changes.flatMap(({ productId, pieces, stock }) => {
    if (-pieces <= stock) return [];
    const had = before.lines.find((line) => line.productId === productId)?.quantity ?? 0;
    const index = lines.find((line) => line.productId === productId)?.index ?? 0;
    return [{ path: `lines.${index}.quantity`, code: 'too_big' as const, limit: had + stock }];
  });
}

/**
 * The fee of an edited order: as staff typed it; else what was agreed for this place, if that was not the regular fee;
 * else the regular fee. Pickup is free.
 */
function editedFee(
  before: EditedOrder,
  { destination, deliveryFee: typed }: PricedFields,
  settings: DeliveryFacts['settings'],
  regular: Dirhams,
): Dirhams {
  if (destination.kind === 'pickup') return 0;
  if (typed !== null) return dirhamsFromQar(typed);
  if (!before.destination || !isSameDestination(before.destination, destination)) return regular;
  const wasRegular =
    before.deliveryFee === regularFee(settings, destination, before.subtotal - before.discount);
  return wasRegular ? regular : before.deliveryFee;
}

function regularFee(settings: DeliveryFacts['settings'], destination: Destination, goods: Dirhams): Dirhams {
  if (destination.kind === 'pickup' || destination.zone === null) return 0;
  return deliveryFee(deliveryTerms(settings, destination.zone), goods);
}

function missingIn(settings: DeliveryFacts['settings'], destination: Destination, goods: Dirhams): Dirhams {
  if (destination.kind === 'pickup' || destination.zone === null) return 0;
  return missingToMinimum(deliveryTerms(settings, destination.zone), goods);
}
