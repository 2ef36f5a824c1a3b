import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ordersPreviewContract } from '#api/staff/orders/order-edits.contract.ts';
import { callApi, type DataOf } from '#api-client/call-api.ts';
import { useFormValue } from '#ui/forms/form-context.ts';
import { type OrderValues, previewInput } from './order-values.ts';

export type OrderPreview = DataOf<typeof ordersPreviewContract>;

const pauseMs = 250;

/**
 * Amounts, stock and days of what stands in the form, computed by the server a moment after the last keystroke. The last
 * answer stays visible until the next one comes; `isCurrent` is false meanwhile.
 */
export function useOrderPreview(orderId: string | null) {
  const values = useFormValue((all: OrderValues) => all);
  const asked = JSON.stringify(previewInput(orderId, values));
  const settled = useSettled(asked);
  const body = JSON.parse(settled) as ReturnType<typeof previewInput>;
  const query = useQuery({
    queryKey: [ordersPreviewContract.path, settled],
    queryFn: ({ signal }) =>
      callApi(ordersPreviewContract, { body: body as NonNullable<typeof body> }, { signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    // Stock changes by the minute.
    staleTime: 0,
    retry: 1,
  });
  return {
    preview: query.data?.data,
    isIncomplete: asked === 'null',
    isCurrent: asked === settled && query.isSuccess && !query.isPlaceholderData,
    error: query.error,
  };
}

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
