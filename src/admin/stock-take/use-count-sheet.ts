import { useCallback, useEffect, useRef, useState } from 'react';
import { productsToCountContract } from '#api/staff/products/stock-take.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { callApi } from '#api-client/call-api.ts';
import { useErrorText } from '../data/use-staff-write.ts';
import { useSessionEnd } from '../session/use-session-end.ts';
import {
  addRows,
  type CountSheet,
  countOne,
  findByCode,
  newSheet,
  type ProductToCount,
  refreshRow,
  type SheetRow,
  setTyped,
} from './count-sheet.ts';
import { forgetSheet, readStoredSheet, storeSheet } from './stored-sheet.ts';

/** The sheet that is being counted, stored in the browser with every change. */
export function useCountSheet() {
  const [sheet, setSheet] = useState<CountSheet>(() => readStoredSheet() ?? newSheet(crypto.randomUUID()));
  const [isLoading, setLoading] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  const explain = useErrorText();
  const endSession = useSessionEnd();
  const newest = useRef(sheet);
  /** Applied to the newest sheet at once: the next scan may come before this change is rendered. */
  const update = useCallback((change: (before: CountSheet) => CountSheet) => {
    newest.current = change(newest.current);
    setSheet(newest.current);
    return newest.current;
  }, []);
  useEffect(() => {
    if (sheet.rows.length > 0) storeSheet(sheet);
  }, [sheet]);

  const read = useCallback(
    async (query: Record<string, string>) => {
      setErrorText(undefined);
      try {
        return await callApi(productsToCountContract, { query });
      } catch (error) {
        if (error instanceof ApiCallError && error.code === 'not_signed_in') endSession();
        setErrorText(explain(error instanceof Error ? error : new Error(String(error))));
        return undefined;
      }
    },
    [endSession, explain],
  );

  /** Adds the next products of a place. */
  async function load(place: string): Promise<void> {
    const [category = '', subcategory = ''] = place.split('/');
    const page = sheet.place === place ? sheet.pages + 1 : 1;
    setLoading(true);
    const answer = await read({
      ...(category && { category }),
      ...(subcategory && { subcategory }),
      page: String(page),
    });
    setLoading(false);
    if (!answer) return;
    const left = Math.max(0, answer.meta.total - page * answer.meta.pageSize);
    update((before) => ({ ...addRows(before, answer.data), place, pages: page, left }));
  }

  /** Counts one piece of the product with this code; undefined if no product has it. */
  async function scan(code: string): Promise<SheetRow | undefined> {
    const known = findByCode(newest.current, code);
    const found = known ?? (await read({ code, page: '1' }))?.data[0];
    if (!found) return undefined;
    if (known) void refreshFirst(known);
    const { rows } = update((before) => countOne(addRows(before, [found]), found.id));
    return rows.find(({ id }) => id === found.id);
  }

  /** The numbers of a product are read again when its count begins: that is what the count is compared with. */
  async function refreshFirst(row: SheetRow): Promise<void> {
    if (row.typed !== '') return;
    try {
      const { data } = await callApi(productsToCountContract, { query: { code: row.sku, page: '1' } });
      const [current] = data as readonly ProductToCount[];
      if (current) update((before) => refreshRow(before, current));
    } catch {
      // Without a connection the count is compared with what the list said.
    }
  }

  function type(row: SheetRow, typed: string): void {
    if (typed !== '') void refreshFirst(row);
    update((before) => setTyped(before, row.id, typed));
  }

  function discard(): void {
    forgetSheet();
    update(() => newSheet(crypto.randomUUID()));
  }

  const setCountsReserved = (countsReserved: boolean) => update((before) => ({ ...before, countsReserved }));
  return { sheet, isLoading, errorText, load, scan, type, discard, setCountsReserved };
}
