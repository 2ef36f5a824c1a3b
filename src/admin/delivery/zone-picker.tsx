import { useId, useState } from 'react';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { matchZones } from '#domain/delivery/match-zones.ts';
import type { Zone } from '#domain/delivery/zone.ts';
import { zoneRanges, zonesInRanges } from '#domain/delivery/zone-ranges.ts';
import { joinValues } from '#i18n/lists.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useDeliveryTexts } from './delivery-texts.ts';
import { formatDistricts } from './delivery-values.ts';

interface ZonePickerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly groupName: string;
  readonly facts: Pick<DeliveryFacts, 'zones' | 'municipalities'>;
  readonly chosen: readonly number[];
  /** Name of the other group that contains a zone. */
  readonly otherGroupOf: (zone: number) => string | undefined;
  readonly onChange: (zones: readonly number[]) => void;
}

/** Dialog to choose zones by number, district or municipality; a zone of another group moves here. */
export function ZonePicker({ isOpen, onClose, groupName, ...choice }: ZonePickerProps) {
  const texts = useDeliveryTexts();
  return (
    <StaffDialog isOpen={isOpen} isWide title={texts.chooseZonesOf(groupName)} onClose={onClose}>
      <Choice {...choice} />
      <div className="sticky bottom-0 -mx-5 -mb-5 mt-4 flex items-center gap-4 border-t border-line bg-surface px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
        <p role="status" className="min-w-0 grow text-sm text-ink-soft">
          {texts.zoneCount(choice.chosen.length)}
        </p>
        <button type="button" className={staffButton('primary')} onClick={onClose}>
          {texts.picker.done}
        </button>
      </div>
    </StaffDialog>
  );
}

function Choice({
  facts: { zones, municipalities },
  chosen,
  otherGroupOf,
  onChange,
}: Omit<ZonePickerProps, 'isOpen' | 'onClose' | 'groupName'>) {
  const { picker: texts } = useDeliveryTexts();
  const locale = useStaffLocale();
  const searchId = useId();
  const [term, setTerm] = useState('');
  const found = matchZones(zones, municipalities, term);
  const shown = found.flatMap((group) => group.zones.map(({ number }) => number));
  const isChosen = new Set(chosen);
  const add = (more: readonly number[]) => onChange([...new Set([...chosen, ...more])]);
  const remove = (less: readonly number[]) => onChange(chosen.filter((zone) => !less.includes(zone)));
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          id={searchId}
          type="search"
          label={texts.search}
          autoComplete="off"
          dir="auto"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <ByNumber known={zones} onAdd={add} />
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={staffButton('secondary')} onClick={() => add(shown)}>
          {texts.selectShown}
        </button>
        <button type="button" className={staffButton('secondary')} onClick={() => remove(shown)}>
          {texts.clearShown}
        </button>
      </div>
      {found.length === 0 && <p className="py-6 text-ink-soft">{texts.nothing}</p>}
      {found.map(({ municipality, zones: inside }) => (
        <fieldset key={municipality.code} className="min-w-0">
          <legend className="mb-1 text-sm font-medium">{municipality.name[locale]}</legend>
          <ul className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
            {inside.map((zone) => (
              <ZoneRow
                key={zone.number}
                zone={zone}
                isChosen={isChosen.has(zone.number)}
                otherGroup={otherGroupOf(zone.number)}
                onChange={(wanted) => (wanted ? add([zone.number]) : remove([zone.number]))}
              />
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  );
}

interface ZoneRowProps {
  readonly zone: Zone;
  readonly isChosen: boolean;
  readonly otherGroup: string | undefined;
  readonly onChange: (isChosen: boolean) => void;
}

function ZoneRow({ zone, isChosen, otherGroup, onChange }: ZoneRowProps) {
  const { picker: texts } = useDeliveryTexts();
  const locale = useStaffLocale();
  return (
    <li className="min-w-0">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-ground">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 shrink-0 accent-accent"
        />
        <bdi className="w-7 shrink-0 text-end font-medium tabular-nums">{zone.number}</bdi>
        <span className="min-w-0 grow py-1 text-sm">
          <span className="block truncate" title={formatDistricts(zone, locale)}>
            {formatDistricts(zone, locale)}
          </span>
          {otherGroup !== undefined && !isChosen && (
            <span className="block truncate text-xs text-ink-faint">{texts.inOther(otherGroup)}</span>
          )}
        </span>
      </label>
    </li>
  );
}

function ByNumber({
  known,
  onAdd,
}: {
  readonly known: readonly Zone[];
  readonly onAdd: (zones: readonly number[]) => void;
}) {
  const { picker: texts } = useDeliveryTexts();
  const locale = useStaffLocale();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();

  function take(): void {
    const zones = zonesInRanges(typed);
    const existing = new Set(known.map(({ number }) => number));
    // A range may contain numbers without a zone; a single unknown number is an error.
    const added = zones?.filter((zone) => existing.has(zone)) ?? [];
    if (!zones || zones.length === 0) setProblem(texts.notUnderstood);
    else if (added.length === 0) setProblem(texts.unknown(joinValues(locale, zoneRanges(zones))));
    else {
      onAdd(added);
      setTyped('');
      setProblem(undefined);
    }
  }

  return (
    <div className="flex items-start gap-2">
      <TextField
        id={id}
        className="grow"
        label={texts.byNumber}
        hint={texts.byNumberHint}
        error={problem}
        autoComplete="off"
        dir="ltr"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
      <button type="button" className={staffButton('secondary', 'mt-7 h-12')} onClick={take}>
        {texts.add}
      </button>
    </div>
  );
}
