import { useState } from 'react';
import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Delivery } from './use-delivery.ts';
import { ZonePicker } from './zone-picker.tsx';

interface ZoneChooserProps {
  readonly delivery: Delivery;
  /** The id of the text that says what the choice leads to. */
  readonly describedBy: string;
  readonly className?: string;
}

/** The button that opens the list of zones. It needs scripts, so its room is kept until they are there. */
export function ZoneChooser({ delivery, describedBy, className }: ZoneChooserProps) {
  const { delivery: texts } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { zone, load } = delivery;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        aria-label={zone ? texts.changeLabel : undefined}
        onClick={() => {
          load();
          setIsOpen(true);
        }}
        className={classNames(
          'hit-area shrink-0 font-medium text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent',
          zone === undefined && 'invisible',
          className,
        )}
      >
        {zone ? texts.change : texts.choose}
      </button>
      {isOpen && <ZonePicker delivery={delivery} onClose={() => setIsOpen(false)} />}
    </>
  );
}
