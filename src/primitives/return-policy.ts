/** The periods that pages, checkout and terms promise to a buyer. */
export interface ReturnPolicy {
  /** From the delivery: unused goods may come back. */
  readonly returnDays: number;
  /** From the delivery: by then damage that shows late should be reported. */
  readonly reportDays: number;
  /** From the order: without a delivery by then the buyer may end the contract. */
  readonly latestDeliveryDays: number;
}

/** What the law on electronic transactions and commerce (16/2010) gives a buyer; the shop may promise more, not less. */
export const legalReturnPolicy = { leastReturnDays: 3, mostLatestDeliveryDays: 30 } as const;
