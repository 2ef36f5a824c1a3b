import { useState } from 'react';
import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Delivery } from './use-delivery.ts';
import { ZonePicker } from './zone-picker.tsx';

/** Style of an inline text button with a full touch target. */
export const zoneButtonStyle =
  'hit-area shrink-0 text-sm font-medium text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent';

interface ZoneChooserProps {
  readonly delivery: Delivery;
  /** Whether the shown answer is for a stored zone. */
  readonly isChosen: boolean | undefined;
  /** Id of the text that describes the result of the choice. */
  readonly describedBy: string;
}

/** Button that opens the zone picker. It needs scripts, so its space is reserved until hydration. */
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
