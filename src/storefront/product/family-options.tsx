import type { LinkedOption } from '../catalogue/linked-options.ts';
import { OptionLinks } from '../catalogue/option-links.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { FamilyChoices } from './family-choices.ts';

interface FamilyOptionsProps {
  readonly family: Pick<FamilyChoices, 'missing'> & { readonly options: readonly LinkedOption[] };
}

/** The colours and sizes of a model, each with a link to the page of the product that has it. */
export function FamilyOptions({ family: { options, missing } }: FamilyOptionsProps) {
  return (
    <div className="mt-6 grid gap-4 print:hidden">
      {options.map((option) => (
        <OptionLinks key={option.label} option={option} />
      ))}
      {missing && (
        <details className="text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-accent">
            {missing.title}
          </summary>
          <ul className="mt-1">
            {missing.wishes.map(({ name, wish, to }) => (
              <li key={to} className="flex flex-wrap items-center gap-x-4">
                <span>{name}</span>
                <LocaleLink
                  to={to}
                  className="inline-flex min-h-11 items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent"
                >
                  {missing.ask}
                  <span className="sr-only">: {wish}</span>
                </LocaleLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
