/** Texts of the sales by calendar month. */
export const monthlySalesEn = {
  title: 'Sales by month',
  intro: 'Calendar months in Qatar. Each month leads to the orders that were placed in it.',
  year: 'Year',
  export: 'Save as CSV',
  caption: (year: number) => `Sales of ${year} by month`,
  month: 'Month',
  total: (year: number) => `All of ${year}`,
  before: (year: number, value: string) => `${year}: ${value}`,
  columns: {
    orders: 'Orders',
    ordered: 'Ordered',
    invoiced: 'Invoices',
    credited: 'Credit notes',
    revenue: 'Revenue',
    refunded: 'Refunds paid',
  },
  cancelled: (count: number) => `${count} cancelled`,
  meaning: 'What the figures mean',
  meanings: {
    orders: 'Placed in the month and not cancelled. Cancelled ones are shown below, and count nowhere else.',
    ordered: 'The totals of these orders, with discount and delivery.',
    invoiced: 'Invoices issued in the month: an order gets its invoice when it is sent out.',
    credited:
      'Credit notes issued in the month, for returned goods and for orders cancelled after their invoice.',
    revenue:
      'Invoices minus credit notes. Returned goods lower the month in which they came back, not the month of the sale.',
    refunded: 'Money paid back in the month. It is not subtracted again: the credit note has done that.',
  },
  yearBefore: 'The smaller figures are those of the same month of the year before.',
};

export type MonthlySalesTexts = typeof monthlySalesEn;
