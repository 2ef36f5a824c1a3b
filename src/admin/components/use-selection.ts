import { useState } from 'react';

/** Selected rows of a list, across its pages; those of the current page are the freshest. */
export function useSelection<Row extends { readonly id: string }>(shown: readonly Row[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const onScreen = new Map(shown.map((row) => [row.id, row]));
  const chosen = new Map([...selected].map(([id, row]) => [id, onScreen.get(id) ?? row]));
  const choose = (ids: ReadonlySet<string>) => {
    const rows = [...ids].flatMap((id) => onScreen.get(id) ?? selected.get(id) ?? []);
    setSelected(new Map(rows.map((row) => [row.id, row])));
  };
  return { chosen, choose };
}
