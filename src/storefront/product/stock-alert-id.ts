/** Id of the stock alert form. In its own module, so that the buy bar can link to the form without importing it. */
export const stockAlertId = 'stock-alert';
