import { useEffect, useId, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ownLocaleContract } from '#api/staff/account/own-account.contract.ts';
import { waitingContract } from '#api/staff/overview/overview.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { ChevronForwardIcon, GlobeIcon } from '#ui/icons.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLanguage } from '../locale/staff-locale.tsx';
import { emailsToLookAt } from '../outbox/email-banner.tsx';
import { useEmailState } from '../outbox/use-email-state.ts';
import { SignOutButton } from '../session/sign-out-button.tsx';
import { useLayoutTexts } from './layout-texts.ts';
import { type NavigationGroup, navigation } from './navigation.ts';
import { useCollapsedGroups } from './use-collapsed-groups.ts';

export const menuRow =
  'flex min-h-11 w-full lg:min-h-7 items-center gap-3 rounded-control px-3 text-start text-sm text-ink-soft hover:bg-sunken hover:text-ink';

/** Counts of open work, polled every minute on every screen. */
const lookEveryMs = 60_000;

/** The screens by group, with the counts of open work, and below them language and sign-out. */
export function StaffMenu() {
  const texts = useLayoutTexts();
  const counts = useStaffQuery(waitingContract, {}, { pollMs: lookEveryMs }).data?.data;
  const emails = useEmailState();
  const { collapsed, toggle } = useCollapsedGroups();
  const { locale, changeLocale } = useStaffLanguage();
  const remember = useStaffWrite(ownLocaleContract);
  const other = locale === 'ar' ? 'en' : 'ar';
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason, not an ingredient
  useEffect(() => scrollToCurrentScreen(nav.current), [pathname]);
  const waitingOf = (entry: NavigationGroup['entries'][number]) =>
    waitingCount(entry, counts, emails && emailsToLookAt(emails));
  return (
    <>
      <nav ref={nav} aria-label={texts.navigation} className="grow overflow-y-auto px-2 pb-4">
        {navigation.map((group) => (
          <MenuGroup
            key={group.name ?? ''}
            group={group}
            waitingOf={waitingOf}
            isCollapsed={group.name !== null && collapsed.has(group.name)}
            onToggle={() => group.name && toggle(group.name)}
          />
        ))}
      </nav>
      <div className="border-t border-line p-2">
        <a href={locale === 'ar' ? '/ar' : '/'} target="_blank" rel="noreferrer" className={menuRow}>
          {texts.toShop}
        </a>
        <button
          type="button"
          lang={other}
          aria-label={texts.languageLabel}
          onClick={() => {
            changeLocale(other);
            // For the next browser; here the choice counts without an answer.
            void remember.send({ body: { locale: other } });
          }}
          className={menuRow}
        >
          <GlobeIcon />
          {texts.language}
        </button>
        <SignOutButton className={menuRow} />
      </div>
    </>
  );
}

/** In a menu that is longer than the window. */
export function scrollToCurrentScreen(menu: HTMLElement | null): void {
  menu?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
}

function waitingCount(
  { screen, waiting }: NavigationGroup['entries'][number],
  counts: DataOf<typeof waitingContract> | undefined,
  emails: number | undefined,
): number {
  if (screen === 'outbox') return emails ?? 0;
  return (waiting && counts?.[waiting]) ?? 0;
}

interface MenuGroupProps {
  readonly group: NavigationGroup;
  readonly waitingOf: (entry: NavigationGroup['entries'][number]) => number;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** A collapsed group shows the sum of its counts. */
function MenuGroup({ group: { name, entries }, waitingOf, isCollapsed, onToggle }: MenuGroupProps) {
  const texts = useLayoutTexts();
  const id = useId();
  const sum = entries.reduce((total, entry) => total + waitingOf(entry), 0);
  return (
    <div className="mb-1">
      {name && (
        <button
          type="button"
          aria-expanded={!isCollapsed}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-start text-xs text-ink-faint hover:bg-sunken hover:text-ink lg:min-h-6"
        >
          <span className="grow">{texts.groups[name]}</span>
          {isCollapsed && <WaitingCount count={sum} />}
          <span
            className={`transition-transform [&>svg]:size-3.5 ${isCollapsed ? '' : 'rotate-90 rtl:-rotate-90'}`}
          >
            <ChevronForwardIcon />
          </span>
        </button>
      )}
      <ul id={id} hidden={isCollapsed}>
        {entries.map((entry) => (
          <li key={entry.screen}>
            <NavLink
              to={entry.to}
              end={entry.to === '/admin'}
              className={({ isActive }) =>
                `${menuRow} ${isActive ? 'bg-accent-soft font-medium text-accent hover:bg-accent-soft hover:text-accent' : ''}`
              }
            >
              <span className="grow">{texts.screens[entry.screen]}</span>
              <WaitingCount count={waitingOf(entry)} />
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function WaitingCount({ count }: { readonly count: number }) {
  const texts = useLayoutTexts();
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="min-w-6 rounded-pill bg-accent px-1.5 text-center text-xs leading-5 font-medium text-white tabular-nums"
      >
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">{texts.waiting(count)}</span>
    </>
  );
}
