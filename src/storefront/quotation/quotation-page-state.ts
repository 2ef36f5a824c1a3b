/** History state of the quotation page: whether the quotation was just requested. */
export interface QuotationPageState {
  readonly isJustRequested: boolean;
}

export function isJustRequested(state: unknown): boolean {
  return (state as Partial<QuotationPageState> | null)?.isJustRequested === true;
}

/** Of the document on the page, to which the form leads when there is a newer version. */
export const quotationDocumentId = 'quotation-document';
