import { isolateTyped } from '#i18n/isolate-latin.ts';
import type { ReturnOutcome } from '#primitives/payment.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import type { OrderAccount } from './order-account.ts';
import { usePaymentsTexts } from './payments-texts.ts';

/** What is entered for a line. */
export interface LineChoice {
  readonly quantity: number;
  readonly isRestocked: boolean;
}

/** Pieces that can come back: neither returned for their money nor in repair. */
export function piecesWithBuyer({ quantity, returned, inRepair }: OrderAccount['lines'][number]): number {
  return quantity - returned - inRepair;
}

/** Before anything is entered; what is exchanged is mostly defective. */
export function noPieces(outcome: ReturnOutcome): LineChoice {
  return { quantity: 0, isRestocked: outcome === 'refund' };
}

interface ReturnLinesProps {
  readonly lines: OrderAccount['lines'];
  readonly outcome: ReturnOutcome;
  readonly choices: Readonly<Record<string, LineChoice>>;
  readonly onChange: (id: string, choice: LineChoice) => void;
}

/** The lines of an order with the pieces that come back and whether they go to stock. */
export function ReturnLines({ lines, outcome, choices, onChange }: ReturnLinesProps) {
  const firstOpen = lines.find((line) => piecesWithBuyer(line) > 0)?.id;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <ReturnLine
          key={line.id}
          line={line}
          isFirst={line.id === firstOpen}
          // Repaired pieces go back to the buyer.
          hasStock={outcome !== 'repair'}
          choice={choices[line.id] ?? noPieces(outcome)}
          onChange={(choice) => onChange(line.id, choice)}
        />
      ))}
    </ul>
  );
}

interface ReturnLineProps {
  readonly line: OrderAccount['lines'][number];
  readonly isFirst: boolean;
  readonly hasStock: boolean;
  readonly choice: LineChoice;
  readonly onChange: (choice: LineChoice) => void;
}

function ReturnLine({ line, isFirst, hasStock, choice, onChange }: ReturnLineProps) {
  const { returns: texts } = usePaymentsTexts();
  const locale = useStaffLocale();
  const name = locale === 'ar' ? line.translations.ar.name : line.name;
  const left = piecesWithBuyer(line);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 text-sm">
      <span className="min-w-48 grow basis-56">
        <bdi className="font-medium">{isolateTyped(name)}</bdi>
        {line.sku && (
          <>
            <br />
            <bdi className="text-ink-soft">{line.sku}</bdi>
          </>
        )}
      </span>
      {left === 0 ? (
        <span className="text-ink-soft">
          {line.inRepair > 0 ? texts.piecesInRepair(line.inRepair) : texts.allReturned}
        </span>
      ) : (
        <>
          <span className="flex items-center gap-2">
            <input
              type="number"
              ref={(input) => {
                if (isFirst) input?.setAttribute('autofocus', '');
              }}
              aria-label={texts.piecesOf(name)}
              min={0}
              max={left}
              inputMode="numeric"
              dir="ltr"
              value={choice.quantity}
              onFocus={(event) => event.target.select()}
              onChange={(event) =>
                onChange({ ...choice, quantity: piecesWithin(event.target.valueAsNumber, left) })
              }
              className="h-11 w-20 rounded-control border border-line-strong bg-surface px-3 text-center hover:border-ink"
            />
            <span className="text-ink-soft">{texts.of(left)}</span>
          </span>
          {!hasStock ? null : line.isInCatalogue ? (
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="checkbox"
                aria-label={texts.toStockOf(name)}
                checked={choice.isRestocked}
                onChange={(event) => onChange({ ...choice, isRestocked: event.target.checked })}
                className="size-4.5 accent-accent"
              />
              {texts.toStock}
            </label>
          ) : (
            <span className="text-ink-faint">{texts.noStock}</span>
          )}
        </>
      )}
    </li>
  );
}

/** What is no number counts as none; nobody can bring back more than they have. */
function piecesWithin(typed: number, most: number): number {
  return Number.isNaN(typed) ? 0 : Math.min(most, Math.max(0, Math.trunc(typed)));
}
