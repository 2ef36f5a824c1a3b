import { lineOfOrder, type ReadList } from '#domain/quotes/list/list-lines.ts';
import { textOfLines } from '#domain/quotes/list/text-of-lines.ts';
import { addLines } from '#domain/quotes/quick-order/quick-rows.ts';
import { useQuickOrderMessages } from '#i18n/messages/storefront/buying/quick-order-messages.ts';
import { ListInput } from '../widgets/list-input.tsx';
import { changeQuickRows, orderListKey } from './quick-order-store.ts';

/** A pasted list or a file, whose lines become rows of the quick order. */
export function OrderList() {
  const { list: texts } = useQuickOrderMessages();

  async function add({ lines }: ReadList) {
    let added = { merged: 0, leftOut: lines };
    changeQuickRows((rows) => {
      const { rows: changed, merged, leftOut } = addLines(rows, lines);
      added = { merged, leftOut };
      return changed;
    });
    const { merged, leftOut } = added;
    const rest = textOfLines(leftOut);
    const summary = texts.summary(lines.length - leftOut.length, merged);
    return {
      summary: rest ? `${summary} ${texts.leftOut(leftOut.length)} ${texts.restStays}` : summary,
      rest,
    };
  }

  return <ListInput storageKey={orderListKey} texts={texts} lineOf={lineOfOrder} onLines={add} />;
}
