import { useId } from 'react';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { ChevronBackIcon, ChevronForwardIcon } from '#ui/icons.tsx';
import { smallButton, smallField } from '../panels/field-styles.ts';

interface PageChoiceProps {
  readonly page: number;
  readonly pages: number;
  readonly onChoose: (page: number) => void;
}

/** Which page of a PDF is laid below the drawing: one after the other, or by its number. */
export function PageChoice({ page, pages, onChoose }: PageChoiceProps) {
  const { floor: texts } = usePlannerMessages();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {texts.page}
      </label>
      <div className="flex gap-2">
        <button
          type="button"
          aria-label={texts.pageBefore}
          disabled={page === 1}
          onClick={() => onChoose(page - 1)}
          className={smallButton}
        >
          <ChevronBackIcon />
        </button>
        <select
          id={id}
          value={page}
          onChange={(event) => onChoose(Number(event.target.value))}
          className={smallField}
        >
          {Array.from({ length: pages }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            <option key={index} value={index + 1}>
              {texts.pageOf(index + 1, pages)}
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label={texts.pageAfter}
          disabled={page === pages}
          onClick={() => onChoose(page + 1)}
          className={smallButton}
        >
          <ChevronForwardIcon />
        </button>
      </div>
    </div>
  );
}
