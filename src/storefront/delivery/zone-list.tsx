import type { ZonesOfMunicipality } from '#domain/delivery/match-zones.ts';
import type { Zone } from '#domain/delivery/zone.ts';
import { joinValues } from '#i18n/lists.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon } from '#ui/icons.tsx';

interface ZoneListProps {
  readonly id: string;
  readonly matches: readonly ZonesOfMunicipality[];
  /** The zone that Enter would choose. */
  readonly active: number | undefined;
  readonly chosen: number | null;
  readonly onChoose: (zone: number) => void;
}

export function zoneOptionId(listId: string, zone: number): string {
  return `${listId}-${zone}`;
}

export function ZoneList({ id, matches, active, chosen, onChoose }: ZoneListProps) {
  const { delivery } = useMessages();
  const locale = useLocale();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={delivery.picker.list}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line pb-6"
    >
      {matches.map(({ municipality, zones }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
        <div key={municipality.code} role="group" aria-label={municipality.name[locale]}>
          <div
            aria-hidden="true"
            className="sticky top-0 bg-surface px-5 pt-5 pb-2 text-sm font-medium text-ink-faint sm:px-8"
          >
            {municipality.name[locale]}
          </div>
          {zones.map((zone) => (
            <ZoneOption
              key={zone.number}
              id={zoneOptionId(id, zone.number)}
              zone={zone}
              isActive={zone.number === active}
              isChosen={zone.number === chosen}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ZoneOptionProps {
  readonly id: string;
  readonly zone: Zone;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (zone: number) => void;
}

function ZoneOption({ id, zone: { number, districts }, isActive, isChosen, onChoose }: ZoneOptionProps) {
  const { delivery } = useMessages();
  const locale = useLocale();
  const [best, ...others] = districts;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the same; aria-activedescendant says where the arrows are
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(number)}
      className={classNames(
        'flex min-h-12 cursor-pointer scroll-mt-12 scroll-mb-4 items-baseline gap-4 px-5 py-3 sm:px-8',
        isActive ? 'bg-accent-soft' : 'hover:bg-ground',
      )}
    >
      <bdi className="w-8 shrink-0 text-end font-medium tabular-nums">{number}</bdi>
      <span className="min-w-0 flex-1">
        {best?.[locale]}
        {others.length > 0 && (
          <span className="block text-sm text-ink-faint">
            {joinValues(
              locale,
              others.map((district) => district[locale]),
            )}
          </span>
        )}
      </span>
      {isChosen && (
        <span className="self-center text-accent">
          <CheckIcon />
          <span className="sr-only">{delivery.picker.chosen}</span>
        </span>
      )}
    </div>
  );
}
