import { useId, useState } from 'react';
import { stockTakeContract } from '#api/staff/products/stock-take.contract.ts';
import { useCatalogueTexts } from '../catalogue/catalogue-texts.ts';
import { CategoryOptions } from '../catalogue/category-options.tsx';
import { BottomBar } from '../components/bottom-bar.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { CountRows } from './count-rows.tsx';
import { countsOf, summaryOf } from './count-sheet.ts';
import { ScanField } from './scan-field.tsx';
import { type CountAnswer, StockTakePreview } from './stock-take-preview.tsx';
import { useStockTakeTexts } from './stock-take-texts.ts';
import { useCountSheet } from './use-count-sheet.ts';

/** Stock take: a grid to count in, a preview, and one write. */
export function StockTakeScreen() {
  const texts = useStockTakeTexts();
  const { products } = useCatalogueTexts();
  const toasts = useToasts();
  const { sheet, isLoading, errorText, load, scan, type, discard, setCountsReserved } = useCountSheet();
  const write = useStaffWrite(stockTakeContract);
  const [answer, setAnswer] = useState<CountAnswer>();
  const [isDiscarding, setDiscarding] = useState(false);
  const summary = summaryOf(sheet);

  async function send(preview: boolean): Promise<void> {
    const sent = await write.send({ body: { key: sheet.key, counts: countsOf(sheet), preview } });
    if (!sent) return;
    if (!sent.data.applied) {
      setAnswer(sent.data);
      return;
    }
    setAnswer(undefined);
    toasts.show({
      text: texts.applied(answer?.rows.filter(({ outcome }) => outcome === 'changed').length ?? 0),
    });
    discard();
  }

  return (
    <Screen title={texts.title} intro={texts.intro} back={{ to: '/admin/products', name: products.title }}>
      <Panel>
        <div className="grid gap-4 lg:grid-cols-2">
          <PlaceChoice stored={sheet.place} isLoading={isLoading} onLoad={load} />
          <ScanField onScan={scan} />
        </div>
        <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={sheet.countsReserved}
            onChange={({ target }) => setCountsReserved(target.checked)}
            className="size-5 accent-accent"
          />
          {texts.reserved}
        </label>
        {errorText && (
          <p role="alert" className="mt-2 text-sm text-negative">
            {errorText}
          </p>
        )}
      </Panel>
      {sheet.rows.length === 0 ? (
        <p className="rounded-card border border-line bg-surface px-5 py-12 text-center text-ink-soft">
          {texts.empty}
        </p>
      ) : (
        <CountRows sheet={sheet} onType={type} onScan={(code) => void scan(code)} />
      )}
      {sheet.left !== null && sheet.left > 0 && (
        <button
          type="button"
          aria-disabled={isLoading}
          className={staffButton('secondary', 'justify-self-center')}
          onClick={() => void load(sheet.place)}
        >
          {texts.more(sheet.left)}
        </button>
      )}
      {sheet.rows.length > 0 && (
        <BottomBar>
          <p role="status" className="me-auto text-sm font-medium">
            {texts.summary(summary.counted, summary.rows, summary.different)}
          </p>
          {write.errorText && answer === undefined && (
            <p role="alert" className="text-sm text-negative">
              {write.errorText}
            </p>
          )}
          <button type="button" className={staffButton('quiet')} onClick={() => setDiscarding(true)}>
            {texts.discard}
          </button>
          <button
            type="button"
            aria-disabled={summary.counted === 0 || summary.wrong > 0 || write.isSending}
            className={staffButton('primary')}
            onClick={() => summary.counted > 0 && summary.wrong === 0 && void send(true)}
          >
            {texts.preview}
          </button>
        </BottomBar>
      )}
      <StockTakePreview
        sheet={sheet}
        answer={answer}
        isBusy={write.isSending}
        errorText={write.errorText}
        onApply={() => void send(false)}
        onClose={() => setAnswer(undefined)}
      />
      <ConfirmDialog
        isOpen={isDiscarding}
        title={texts.discardTitle}
        confirm={texts.discard}
        tone="danger"
        onConfirm={() => {
          discard();
          setDiscarding(false);
        }}
        onClose={() => setDiscarding(false)}
      >
        <p>{texts.discardText}</p>
      </ConfirmDialog>
    </Screen>
  );
}

interface PlaceChoiceProps {
  readonly stored: string;
  readonly isLoading: boolean;
  readonly onLoad: (place: string) => Promise<void>;
}

function PlaceChoice({ stored, isLoading, onLoad }: PlaceChoiceProps) {
  const texts = useStockTakeTexts();
  const id = useId();
  const [place, setPlace] = useState(stored);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {texts.place}
      </label>
      <div className="flex flex-wrap gap-2">
        <select
          id={id}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
          className="h-12 w-0 min-w-40 grow rounded-control border border-line-strong bg-surface px-3 hover:border-ink"
        >
          <option value="">{texts.wholeShop}</option>
          <CategoryOptions />
        </select>
        <button
          type="button"
          aria-disabled={isLoading}
          className={staffButton('secondary')}
          onClick={() => !isLoading && void onLoad(place)}
        >
          {texts.load}
        </button>
      </div>
    </div>
  );
}
