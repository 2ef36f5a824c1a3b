import type { DatabaseSettings } from '#database/connect.ts';
import type { OrderBody } from '#domain/orders/order-body.ts';
import { dayForAnyLeadTime, type ShopTimes } from '../support/delivery-day.ts';
import { orderByBuyer, type SoldProduct } from '../support/orders.ts';
import { type OrderAnswer, sendOrder } from '../support/send-order.ts';
import { readStoredOrders } from '../support/stored-orders.ts';
import type { FaultReport } from './fault-report.ts';
import { initialStock } from './seeded-shop.ts';

/**
 * Simulated buyers of one product, one order each. They record which orders the shop acknowledged and compare them with
 * the database at the end.
 */
export class Buyers {
  readonly #product: SoldProduct;
  readonly #day: string;
  readonly #bodies: OrderBody[] = [];
  readonly #acknowledged = new Map<number, string>();
  readonly #answers = new Map<string, number>();
  readonly #contradicted: number[] = [];
  #tries = 0;

  static async of(url: string, product: SoldProduct, now = new Date()): Promise<Buyers> {
    const answer = await fetch(`${url}/api/zone-delivery-settings`);
    const { data } = (await answer.json()) as { data: ShopTimes };
    return new Buyers(product, dayForAnyLeadTime(data, now));
  }

  private constructor(product: SoldProduct, day: string) {
    this.#product = product;
    this.#day = day;
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  /** Buyers whose order has not been acknowledged. */
  get waiting(): readonly number[] {
    return [...this.#bodies.keys()].filter((buyer) => !this.#acknowledged.has(buyer));
  }

  /** Adds a buyer who has not ordered yet. */
  newBuyer(): number {
    const buyer = this.#bodies.length;
    this.#bodies.push(orderByBuyer(this.#product, buyer, { fulfilment: { kind: 'pickup' }, day: this.#day }));
    return buyer;
  }

  /** Sends the order of this buyer; a repeat has the same idempotency key. */
  async order(url: string, buyer = this.newBuyer()): Promise<OrderAnswer | null> {
    const body = this.#bodies[buyer];
    if (!body) throw new Error(`there is no buyer ${buyer}`);
    this.#tries += 1;
    const answer = await sendOrder(url, body, buyer);
    const kind = answer ? String(answer.status) : 'none';
    this.#answers.set(kind, (this.#answers.get(kind) ?? 0) + 1);
    if (answer?.status === 201 && answer.number) {
      const earlier = this.#acknowledged.get(buyer);
      if (earlier !== undefined && earlier !== answer.number) this.#contradicted.push(buyer);
      this.#acknowledged.set(buyer, answer.number);
    }
    return answer;
  }

  /** Compares the acknowledged orders with the database. */
  async verify(report: FaultReport, settings: DatabaseSettings): Promise<void> {
    const { numbers, buyers, sold, stock, emails } = await readStoredOrders(settings, this.#product.id);
    const stored = new Set(numbers);
    const lost = [...this.#acknowledged.values()].filter((number) => !stored.has(number));
    const doubled = buyers.length - new Set(buyers).size + this.#contradicted.length;
    const answers = [...this.#answers].toSorted().map(([kind, times]) => `${kind}: ${times}`);
    report.log(
      `orders: ${this.#tries} tries (${answers.join(', ')}), ${this.acknowledged} accepted, ${numbers.length} stored, ` +
        `${lost.length} lost, ${doubled} doubled`,
    );
    report.check('every accepted order is stored', lost.length === 0, lost.length);
    report.check('no order is stored twice', doubled === 0, doubled);
    report.check(
      'stock, lines and emails match the orders',
      sold === numbers.length && stock === initialStock - sold && emails === 2 * numbers.length,
      `${sold} pieces sold, ${initialStock - stock} taken from stock, ${emails} emails`,
    );
  }
}
