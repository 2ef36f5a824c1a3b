/** History state of the order page: whether the order was just placed. */
export interface OrderPageState {
  readonly isJustPlaced: boolean;
}

export function isJustPlaced(state: unknown): boolean {
  return (state as Partial<OrderPageState> | null)?.isJustPlaced === true;
}
