import { type ReactNode, useState } from 'react';
import type { CallContract } from '#api/http/contract.ts';
import type { CallInput } from '#api-client/call-api.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { ReorderList } from './reorder-list.tsx';
import { useToasts } from './toasts.tsx';

interface Ordered {
  readonly id: string;
  readonly version: number;
}

interface StoredOrderListProps<Item extends Ordered, C extends CallContract> {
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly texts: { readonly title: string; readonly moved: string; readonly notMoved: string };
  readonly contract: C;
  /** All of them in their order, each with the version it was seen in. */
  readonly inputOf: (order: readonly Ordered[]) => CallInput<C>;
  readonly onFailed: () => Promise<unknown>;
  readonly children: (item: Item) => ReactNode;
}

/** A list whose order staff change and the server stores. */
export function StoredOrderList<Item extends Ordered, C extends CallContract>({
  items,
  nameOf,
  texts,
  contract,
  inputOf,
  onFailed,
  children,
}: StoredOrderListProps<Item, C>) {
  const toasts = useToasts();
  const { send } = useStaffWrite(contract);
  // Optimistic update; the server's answer replaces it.
  const [moved, setMoved] = useState<readonly Item[]>();

  async function reorder(order: readonly Item[]): Promise<void> {
    setMoved(order);
    const answer = await send(inputOf(order.map(({ id, version }) => ({ id, version }))));
    if (!answer) await onFailed();
    toasts.show(answer ? { text: texts.moved } : { text: texts.notMoved, tone: 'negative' });
    setMoved(undefined);
  }

  return (
    <ReorderList
      label={texts.title}
      items={moved ?? items}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      onReorder={(order) => void reorder(order)}
    >
      {children}
    </ReorderList>
  );
}
