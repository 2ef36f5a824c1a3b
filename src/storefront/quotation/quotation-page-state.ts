/** What a step of the browser's history may say of the quotation's page; it is in no link. */
export interface QuotationPageState {
  readonly isJustRequested: boolean;
}

export function isJustRequested(state: unknown): boolean {
  return (state as Partial<QuotationPageState> | null)?.isJustRequested === true;
}
