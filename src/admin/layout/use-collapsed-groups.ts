import { useState } from 'react';
import { useLocation } from 'react-router';
import { type GroupName, navigation } from './navigation.ts';

const storageKey = 'adminMenuCollapsed';

/** What is looked at least, so that the others fit a laptop. */
const collapsedAtFirst = 'records';

/** Which groups of the menu are collapsed, stored in localStorage. Going to a screen of a collapsed group opens it. */
export function useCollapsedGroups() {
  const { pathname } = useLocation();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(
    () => new Set((localStorage.getItem(storageKey) ?? collapsedAtFirst).split(',').filter(Boolean)),
  );
  const [openedFor, setOpenedFor] = useState<string>();
  const current = groupOf(pathname);
  if (openedFor !== pathname) {
    setOpenedFor(pathname);
    if (current && collapsed.has(current)) setCollapsed(without(collapsed, current));
  }
  return {
    collapsed,
    toggle: (name: GroupName) => {
      const next = collapsed.has(name) ? without(collapsed, name) : new Set([...collapsed, name]);
      localStorage.setItem(storageKey, [...next].join(','));
      setCollapsed(next);
    },
  };
}

function groupOf(pathname: string): GroupName | null | undefined {
  return navigation.find(({ name, entries }) => name && entries.some(({ to }) => pathname.startsWith(to)))
    ?.name;
}

function without(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  return new Set([...names].filter((other) => other !== name));
}
