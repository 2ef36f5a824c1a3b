/** A file of a list is read in the browser; larger ones are refused. */
export const mostFileBytes = 2 * 1024 * 1024;

export const longestCode = 60;
/** As long as a product's name: it bounds the work of rendering a quotation of many lines as PDF. */
export const longestLineText = 120;
