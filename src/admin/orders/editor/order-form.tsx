import type { ReactNode } from 'react';
import { useFormStore } from '#ui/forms/form-context.ts';
import { FormSection } from '../../forms/form-fields.tsx';
import { AmountFields } from './amount-fields.tsx';
import { useOrderEditorTexts } from './order-editor-texts.ts';
import { BuyerFields, HandoverFields } from './order-fields.tsx';
import { OrderLineEditor } from './order-line-editor.tsx';
import type { OrderValues } from './order-values.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { type OrderPreview, useOrderPreview } from './use-order-preview.ts';

interface OrderFormProps {
  /** Null for an order that is not placed yet. */
  readonly stored: { readonly id: string; readonly day: string } | null;
  /** Below the amounts: what the change needs and causes. */
  readonly renderBelow: (preview: OrderPreview | undefined) => ReactNode;
}

/** The fields of an order beside a preview that the server computes, for editing one and for taking one by phone. */
export function OrderForm({ stored, renderBelow }: OrderFormProps) {
  const texts = useOrderEditorTexts();
  const form = useFormStore<OrderValues>();
  const state = useOrderPreview(stored?.id ?? null);
  const { preview } = state;
  return (
    // A phone shows the amounts below what they are made of, a desk beside the whole form.
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(20rem,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-4">
        <FormSection title={texts.lines}>
          <OrderLineEditor
            ordered={form.base.lines}
            stockOf={(productId) =>
              preview?.lines.find((line) => line.productId === productId)?.stock ?? undefined
            }
          />
        </FormSection>
        <AmountFields preview={preview} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PreviewPanel state={state} isStored={stored !== null}>
          {renderBelow(preview)}
        </PreviewPanel>
      </div>
      <div className="grid min-w-0 gap-4">
        <BuyerFields isNew={stored === null} />
        <HandoverFields days={preview?.days ?? []} storedDay={stored?.day ?? null} />
      </div>
    </div>
  );
}
