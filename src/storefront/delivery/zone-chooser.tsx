import { useState } from 'react';
import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Delivery } from './use-delivery.ts';
import { ZonePicker } from './zone-picker.tsx';

/** A quiet button of a full thumb's height beside a line of text. */
export const zoneButtonStyle =
  'hit-area shrink-0 text-sm font-medium text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent';

interface ZoneChooserProps {
  readonly delivery: Delivery;
  /** Whether what is shown is for a zone that was chosen. */
  readonly isChosen: boolean | undefined;
  /** The id of the text that says what the choice leads to. */
  readonly describedBy: string;
}

/** The button that opens the list of zones. It needs scripts, so its room is kept until they are there. */
export function ZoneChooser({ delivery, isChosen = false, describedBy }: ZoneChooserProps) {
  const { delivery: texts } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        aria-label={isChosen ? texts.changeLabel : undefined}
        onClick={() => {
          delivery.load();
          setIsOpen(true);
        }}
        className={classNames(zoneButtonStyle, delivery.zone === undefined && 'invisible')}
      >
        {isChosen ? texts.change : texts.choose}
      </button>
      {isOpen && <ZonePicker delivery={delivery} onClose={() => setIsOpen(false)} />}
    </>
  );
}
