import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { useProductName } from '../catalogue/listed-product.ts';
import type { SheetRow } from './count-sheet.ts';
import { useStockTakeTexts } from './stock-take-texts.ts';

interface ScanFieldProps {
  readonly onScan: (code: string) => Promise<SheetRow | undefined>;
}

/** Field for a barcode scanner, which types a code and Enter. It is empty for the next scan at once. */
export function ScanField({ onScan }: ScanFieldProps) {
  const texts = useStockTakeTexts();
  const nameOf = useProductName();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState<string>();
  const [last, setLast] = useState<SheetRow>();

  async function scan(event: FormEvent): Promise<void> {
    event.preventDefault();
    const code = typed.trim();
    if (code === '') return;
    setTyped('');
    setUnknown(undefined);
    const row = await onScan(code);
    setLast(row);
    if (!row) setUnknown(code);
    field.current?.focus();
  }

  return (
    <form onSubmit={(event) => void scan(event)} className="grid min-w-0 gap-1">
      <TextField
        ref={field}
        id="stock-take-scan"
        label={texts.scan}
        hint={texts.scanHint}
        error={unknown && texts.unknownCode(unknown)}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="min-h-6 text-sm font-medium text-positive">
        {last && <bdi>{texts.scanned(nameOf(last), last.typed)}</bdi>}
      </p>
    </form>
  );
}
