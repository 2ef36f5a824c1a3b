/** The bar to buy from leads to the form without loading it. */
export const stockAlertId = 'stock-alert';
