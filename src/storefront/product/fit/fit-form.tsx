import { useId, useState } from 'react';
import { knownBuildings } from '#domain/catalogue/fit/known-buildings.ts';
import { useFitMessages } from '#i18n/messages/storefront/product/fit-messages.ts';
import { TextField } from '#ui/text-field.tsx';
import { buildingNames, isKnownBuilding } from './building-names.ts';
import { FitAnswers } from './fit-answers.tsx';
import type { FittedPiece } from './fitted-piece.ts';
import {
  accessFrom,
  isIncomplete,
  type Measure,
  problemOf,
  recallAccess,
  rememberAccess,
  type TypedAccess,
  type TypedPart,
  typedFrom,
  typedParts,
} from './typed-access.ts';

/** Measures of the way into a building, and whether every piece gets through it. They are remembered. */
export function FitForm({ pieces }: { readonly pieces: readonly FittedPiece[] }) {
  const texts = useFitMessages();
  const [{ building, typed }, setChosen] = useState(() => recallAccess(isKnownBuilding));

  function choose(name: string): void {
    const chosen = isKnownBuilding(name)
      ? { building: name, typed: typedFrom(knownBuildings[name]) }
      : { building: '' as const, typed };
    setChosen(chosen);
    rememberAccess(chosen);
  }

  function type(measure: Measure, text: string): void {
    const chosen = { building: '' as const, typed: { ...typed, [measure]: text } };
    setChosen(chosen);
    rememberAccess(chosen);
  }

  const part = (name: TypedPart) => <PartFields part={name} typed={typed} onType={type} />;
  return (
    <div className="mt-2 grid gap-5">
      <p className="text-sm text-ink-soft">{texts.lead}</p>
      <label className="block max-w-sm">
        <span className="mb-1.5 block text-sm font-medium">{texts.building}</span>
        <select
          value={building}
          onChange={({ target }) => choose(target.value)}
          className="h-12 w-full rounded-control border border-line-strong bg-surface px-4 hover:border-ink"
        >
          <option value="">{texts.ownMeasures}</option>
          {buildingNames.map((name) => (
            <option key={name} value={name}>
              {texts.buildings[name]}
            </option>
          ))}
        </select>
        {building && <span className="mt-1.5 block text-sm text-ink-soft">{texts.usual}</span>}
      </label>
      {part('door')}
      {part('lift')}
      <details open={hasTyped(typed, 'stairs') || hasTyped(typed, 'turn')}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent">
          {texts.more}
        </summary>
        <div className="mt-2 grid gap-5">
          {part('stairs')}
          {part('turn')}
        </div>
      </details>
      <FitAnswers pieces={pieces} access={accessFrom(typed)} />
    </div>
  );
}

const hasTyped = (typed: TypedAccess, part: TypedPart) =>
  typedParts[part].some((measure) => (typed[measure] ?? '') !== '');

interface PartFieldsProps {
  readonly part: TypedPart;
  readonly typed: TypedAccess;
  readonly onType: (measure: Measure, text: string) => void;
}

function PartFields({ part, typed, onType }: PartFieldsProps) {
  const texts = useFitMessages();
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{texts.parts[part]}</legend>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        {typedParts[part].map((measure) => {
          const problem = problemOf(typed[measure]);
          return (
            <TextField
              key={measure}
              id={`${id}-${measure}`}
              label={texts.measures[measure]}
              error={problem && texts[problem]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              dir="ltr"
              value={typed[measure] ?? ''}
              onChange={({ target }) => onType(measure, target.value)}
            />
          );
        })}
      </div>
      {part === 'lift' && <p className="mt-2 text-sm text-ink-soft">{texts.asDoor}</p>}
      {isIncomplete(typed, part) && <p className="mt-2 text-sm text-ink-soft">{texts.incomplete}</p>}
    </fieldset>
  );
}
