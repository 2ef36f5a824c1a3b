interface RadioChoiceProps<Option extends string> {
  /** Of the group; unique on the screen. */
  readonly name: string;
  readonly legend: string;
  /** Where a title above says the same. */
  readonly isLegendHidden?: boolean;
  readonly options: readonly Option[];
  readonly names: Readonly<Record<Option, string>>;
  /** What the chosen one means; may be empty. */
  readonly hints: Readonly<Record<Option, string>>;
  readonly value: Option;
  readonly onChange: (option: Option) => void;
}

/** One of few, with what the chosen one means. */
export function RadioChoice<Option extends string>({
  name,
  legend,
  isLegendHidden = false,
  options,
  names,
  hints,
  value,
  onChange,
}: RadioChoiceProps<Option>) {
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 text-sm font-medium'}>{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-ink">
            <input
              type="radio"
              name={name}
              checked={value === option}
              onChange={() => onChange(option)}
              className="size-4.5 accent-accent"
            />
            {names[option]}
          </label>
        ))}
      </div>
      <p aria-live="polite" className="text-sm text-ink-soft">
        {hints[value]}
      </p>
    </fieldset>
  );
}
