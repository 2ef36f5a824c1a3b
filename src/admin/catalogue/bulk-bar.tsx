import { useState } from 'react';
import { BottomBar } from '../components/bottom-bar.tsx';
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
    <BottomBar>
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
    </BottomBar>
  );
}
