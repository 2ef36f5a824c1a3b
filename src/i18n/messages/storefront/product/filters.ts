/** Texts of filters that the server puts into the page's data, so no script has them. */
export const filterTextsEn = {
  brand: 'Brand',
  yes: 'Yes',
  no: 'No',
  arrivesBy: 'Arrives by',
};

export const filterTextsAr: typeof filterTextsEn = {
  brand: 'العلامة التجارية',
  yes: 'نعم',
  no: 'لا',
  arrivesBy: 'يصل بحلول',
};
