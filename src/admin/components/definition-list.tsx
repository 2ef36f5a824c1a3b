import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallContract } from '#api/http/contract.ts';
import type { CallInput } from '#api-client/call-api.ts';
import { classNames } from '#ui/class-names.ts';
import { Loaded } from './loaded.tsx';
import { Screen } from './screen.tsx';
import { StoredOrderList } from './stored-order-list.tsx';

interface Definition {
  readonly id: string;
  readonly version: number;
}

interface ListTexts {
  readonly title: string;
  readonly intro: string;
  readonly add: string;
  /** While there is none. */
  readonly none: string;
}

interface DefinitionListProps<Item extends Definition, Answer> {
  /** Address of the list; the form of an entry has its id behind it. */
  readonly path: string;
  readonly texts: ListTexts;
  readonly query: UseQueryResult<Answer>;
  readonly itemsOf: (answer: Answer) => readonly Item[];
  readonly nameOf: (item: Item) => string;
  /** Shown beside the name, such as the key by which a CSV file names it. */
  readonly codeOf?: (item: Item) => string;
  /** What else a row says. */
  readonly details: (item: Item) => ReactNode;
  /** Renders the rows, if staff change their order. */
  readonly list?: (items: readonly Item[], row: (item: Item) => ReactNode) => ReactNode;
  /** Above the list. */
  readonly notice?: ReactNode;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** Screen with all attributes, families, rules, packages or search words. */
export function DefinitionList<Item extends Definition, Answer>({
  path,
  texts,
  query,
  itemsOf,
  nameOf,
  codeOf,
  details,
  list,
  notice,
  children,
}: DefinitionListProps<Item, Answer>) {
  const row = (item: Item) => (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 pe-4',
        // Leaves room for the handle of a list whose order changes.
        list ? 'ps-13' : 'ps-4',
      )}
    >
      <Link
        to={`${path}/${item.id}`}
        className="inline-flex min-h-11 min-w-40 grow flex-wrap content-center items-center gap-x-3 font-medium hover:text-accent max-sm:w-full"
      >
        <bdi className="max-sm:w-full">{nameOf(item)}</bdi>
        {codeOf && <bdi className="text-sm font-normal text-ink-faint">{codeOf(item)}</bdi>}
      </Link>
      {details(item)}
    </div>
  );
  const rows = (items: readonly Item[]) => {
    if (items.length === 0) return <p>{texts.none}</p>;
    if (list) return list(items, row);
    return (
      <ul className="divide-y divide-line rounded-card bg-surface shadow-raised">
        {items.map((item) => (
          <li key={item.id}>{row(item)}</li>
        ))}
      </ul>
    );
  };
  return (
    <Screen title={texts.title} intro={texts.intro} add={{ to: `${path}/new`, name: texts.add }}>
      {notice}
      <Loaded query={query} empty={null}>
        {(answer) => rows(answer === null ? [] : itemsOf(answer))}
      </Loaded>
      {children}
    </Screen>
  );
}

interface OrderedDefinitionListProps<Item extends Definition, Answer, C extends CallContract>
  extends Omit<DefinitionListProps<Item, Answer>, 'list'> {
  readonly texts: ListTexts & { readonly moved: string; readonly notMoved: string };
  readonly orderContract: C;
  /** All entries in their order, each with the version it was seen in. */
  readonly inputOf: (order: Definition[]) => CallInput<C>;
}

/** The same, with an order that staff change and the server stores. */
export function OrderedDefinitionList<Item extends Definition, Answer, C extends CallContract>({
  orderContract,
  inputOf,
  ...props
}: OrderedDefinitionListProps<Item, Answer, C>) {
  return (
    <DefinitionList
      {...props}
      list={(items, row) => (
        <StoredOrderList
          items={items}
          nameOf={props.nameOf}
          texts={props.texts}
          contract={orderContract}
          inputOf={(order) => inputOf([...order])}
          onFailed={() => props.query.refetch()}
        >
          {row}
        </StoredOrderList>
      )}
    />
  );
}

/** Something that a row says about its entry. */
export function Detail({ children }: { readonly children: ReactNode }) {
  return <span className="text-sm text-ink-soft">{children}</span>;
}
