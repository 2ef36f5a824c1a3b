import { Link } from 'react-router';
import type { ListParams } from '../components/use-list-params.ts';
import { useSalesTexts } from './sales-texts.ts';

interface StatusTabsProps<State extends string> {
  readonly label: string;
  readonly address: ListParams;
  readonly states: readonly { readonly state: State; readonly name: string }[];
  readonly counts: Partial<Record<State, number>>;
}

/** Filter of a list by status, with counts; the tabs are links, so that each has its own URL. */
export function StatusTabs<State extends string>({ label, address, states, counts }: StatusTabsProps<State>) {
  const texts = useSalesTexts();
  const chosen = address.values.status ?? '';
  const sum = states.reduce((total, { state }) => total + (counts[state] ?? 0), 0);
  const tabs = [
    { state: '', name: texts.all, count: sum },
    ...states.map(({ state, name }) => ({ state, name, count: counts[state] ?? 0 })),
  ];
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0 print:hidden">
      <ul className="flex w-max gap-1 rounded-card bg-sunken p-1 text-sm sm:w-fit sm:flex-wrap">
        {tabs.map(({ state, name, count }) => {
          const isChosen = state === chosen;
          return (
            <li key={state}>
              <Link
                to={address.linkTo({ status: state })}
                aria-current={isChosen ? 'page' : undefined}
                preventScrollReset
                className={`flex min-h-11 items-center gap-2 rounded-control px-3.5 whitespace-nowrap ${
                  isChosen ? 'bg-surface font-medium shadow-raised' : 'text-ink-soft hover:text-ink'
                }`}
              >
                {name}
                <bdi className={`tabular-nums ${isChosen ? 'text-accent' : 'text-ink-faint'}`}>
                  {count.toLocaleString('en-QA')}
                </bdi>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
