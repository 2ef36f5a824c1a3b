import { useState } from 'react';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { BulkForm } from './bulk-form.tsx';
import type { BulkArea } from './bulk-values.ts';
import { useCatalogueTexts } from './catalogue-texts.ts';
import type { ListedProduct } from './listed-product.ts';

const areas: readonly BulkArea[] = ['price', 'stock', 'status', 'flags', 'move'];

/** Actions for the selected products, sticky at the bottom while any are selected. */
export function BulkBar({
  chosen,
  onClear,
}: {
  readonly chosen: readonly ListedProduct[];
  readonly onClear: () => void;
}) {
  const { bulk: texts } = useCatalogueTexts();
  const [area, setArea] = useState<BulkArea>();
  if (chosen.length === 0) return null;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface/95 px-4 py-3 backdrop-blur sm:mx-0 sm:rounded-card sm:border">
      <p role="status" className="me-auto text-sm font-medium">
        {texts.chosen(chosen.length)}
      </p>
      {areas.map((one) => (
        <button key={one} type="button" className={staffButton('secondary')} onClick={() => setArea(one)}>
          {texts[one]}
        </button>
      ))}
      <button type="button" className={staffButton('quiet')} onClick={onClear}>
        {texts.clear}
      </button>
      <StaffDialog
        isOpen={area !== undefined}
        isWide
        title={area ? texts[area] : ''}
        onClose={() => setArea(undefined)}
      >
        {area && (
          <BulkForm
            area={area}
            products={chosen}
            onDone={() => {
              setArea(undefined);
              onClear();
            }}
          />
        )}
      </StaffDialog>
    </div>
  );
}
