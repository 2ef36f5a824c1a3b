/** Every text of mails to customers in English; its shape is the list of texts that Arabic must have. */
export const mailsEn = {
  brand: 'OGulf',
  backInStock: {
    subject: (name: string) => `Back in stock: ${name}`,
    title: 'It is back in stock',
    lead: 'You asked us to tell you when this product is available again. It is, from today.',
    sku: 'Product code',
    open: 'See the product',
    hurry: 'Pieces are not reserved: they go to whoever orders first.',
    onlyOnce:
      'You receive this one mail because you left your address on the page of the product. We will not write to you about it again.',
  },
};

export type MailMessages = typeof mailsEn;
