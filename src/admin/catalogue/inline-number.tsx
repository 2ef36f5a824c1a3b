import { type KeyboardEvent, useRef, useState } from 'react';
import { adjustStockContract, changeProductContract } from '#api/staff/products/products.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { numberFrom } from '../forms/number-from.ts';
import { type ListedProduct, useProductName } from './listed-product.ts';
import { useProductStatusTexts } from './product-status-texts.ts';

/** Versions that this screen has written itself: the list may not have been read again since. */
export interface OwnVersions {
  readonly of: (product: ListedProduct) => number;
  readonly note: (written: { readonly id: string; readonly version: number }) => void;
}

export function useOwnVersions(): OwnVersions {
  const written = useRef(new Map<string, number>());
  return {
    of: ({ id, version }) => Math.max(version, written.current.get(id) ?? 0),
    note: ({ id, version }) => written.current.set(id, version),
  };
}

interface InlineProps {
  readonly product: ListedProduct;
  readonly versions: OwnVersions;
}

/** Price of a product as a field of the list. */
export function InlinePrice({ product, versions }: InlineProps) {
  const texts = useProductStatusTexts();
  const nameOf = useProductName();
  const { send, error, errorText, isSending } = useStaffWrite(changeProductContract);
  const { id, name, category } = product;
  return (
    <InlineNumber
      label={texts.inline.priceOf(nameOf(product))}
      value={product.price}
      isSending={isSending}
      error={error}
      errorText={errorText}
      onSave={async (price, version = versions.of(product)) => {
        const answer = await send({ params: { id }, body: { name, category, price, version } });
        if (answer) versions.note(answer.data);
        return answer !== undefined;
      }}
    />
  );
}

/** Stock of a product as a field of the list: what is typed was counted. */
export function InlineStock({ product, versions }: InlineProps) {
  const texts = useProductStatusTexts();
  const nameOf = useProductName();
  const { send, error, errorText, isSending } = useStaffWrite(adjustStockContract);
  const { id } = product;
  return (
    <InlineNumber
      label={texts.inline.stockOf(nameOf(product))}
      value={product.stock}
      isSending={isSending}
      error={error}
      errorText={errorText}
      onSave={async (to, version = versions.of(product)) => {
        const answer = await send({ params: { id }, body: { to, reason: 'count', version } });
        if (answer) versions.note(answer.data);
        return answer !== undefined;
      }}
    />
  );
}

interface InlineNumberProps {
  readonly label: string;
  readonly value: number;
  readonly isSending: boolean;
  readonly error: Error | undefined;
  readonly errorText: string | undefined;
  /** Resolves to whether it is saved. Without a version it is based on the one of the list. */
  readonly onSave: (value: number, version?: number) => Promise<boolean>;
}

interface Conflict {
  readonly version: number;
  readonly current: Readonly<Record<string, unknown>>;
}

/** Field that saves on Enter and when it is left, and goes back to the stored value on Escape. */
function InlineNumber({ label, value, isSending, error, errorText, onSave }: InlineNumberProps) {
  const { inline: texts } = useProductStatusTexts();
  const [typed, setTyped] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const refused = error instanceof ApiCallError ? error : undefined;
  const conflict =
    typed !== undefined && refused?.code === 'stale_version' ? (refused.conflict as Conflict) : undefined;

  async function save(version?: number): Promise<void> {
    const number = numberFrom(typed ?? '');
    if (typed === undefined || number === null || (number === value && version === undefined)) {
      setTyped(undefined);
      return;
    }
    // What is no number is sent as it is and refused by the server, which says why.
    if (await onSave(number as number, version)) {
      setTyped(undefined);
      setSaved(true);
    }
  }

  function keyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') setTyped(undefined);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save();
  }

  const problem = typed !== undefined && !conflict ? (refused?.fields[0]?.message ?? errorText) : undefined;
  return (
    <span className="relative z-10 grid justify-items-end gap-1">
      <span className="flex items-center gap-1.5">
        <span role="status" className="text-xs text-positive">
          {isSaved && typed === undefined && texts.saved}
        </span>
        <input
          aria-label={label}
          aria-invalid={problem !== undefined || conflict !== undefined || undefined}
          aria-busy={isSending}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={typed ?? String(value)}
          onChange={({ target }) => {
            setTyped(target.value);
            setSaved(false);
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={() => !conflict && void save()}
          onKeyDown={keyDown}
          className={`h-11 w-28 rounded-control border bg-surface px-2 text-end tabular-nums ${problem || conflict ? 'border-negative' : 'border-line-strong hover:border-ink'}`}
        />
      </span>
      {problem && (
        <span role="alert" className="max-w-56 text-xs text-negative">
          {problem}
        </span>
      )}
      {conflict && (
        <span role="alert" className="grid max-w-56 justify-items-end gap-1 text-xs text-negative">
          {texts.conflict(String(value))}
          <button
            type="button"
            className="min-h-8 underline underline-offset-4"
            onClick={() => void save(conflict.version)}
          >
            {texts.saveAnyway(typed ?? '')}
          </button>
        </span>
      )}
    </span>
  );
}
