/** What a step of the browser's history may say of the order's page; it is in no link. */
export interface OrderPageState {
  readonly isJustPlaced: boolean;
}

export function isJustPlaced(state: unknown): boolean {
  return (state as Partial<OrderPageState> | null)?.isJustPlaced === true;
}
