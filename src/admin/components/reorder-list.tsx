import type { ReactNode } from 'react';
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { GripIcon } from '#ui/icons.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { MoveButtons } from './move-buttons.tsx';
import { moveItems } from './move-items.ts';
import { useIsPhone } from './use-is-phone.ts';

interface ReorderListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  /** What the controls that move an entry call it; its name if absent. */
  readonly entryName?: (item: Item, index: number) => string;
  /** Called with the new order of all items and the keys of those that moved. */
  readonly onReorder: (items: readonly Item[], moved: readonly string[]) => void;
  readonly isGrid?: boolean;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** A list that is reordered by drag and drop or by keyboard from the drag handle, and on a phone by two buttons. */
export function ReorderList<Item>({
  label,
  items,
  keyOf,
  nameOf,
  entryName = nameOf,
  onReorder,
  isGrid = false,
  children,
}: ReorderListProps<Item>) {
  const texts = useGeneralTexts();
  const isPhone = useIsPhone();
  const moveTo = (item: Item, index: number) => {
    const key = keyOf(item);
    const rest = items.filter((one) => keyOf(one) !== key);
    onReorder(rest.toSpliced(index, 0, item), [key]);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const moved = [...keys].map(String);
      const order = moveItems(items.map(keyOf), moved, String(target.key), target.dropPosition);
      onReorder(
        order.flatMap((key) => items.find((item) => keyOf(item) === key) ?? []),
        moved,
      );
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="outline-2 outline-transparent data-drop-target:outline-accent"
      />
    ),
  });
  return (
    <GridList
      aria-label={label}
      items={items.map((item) => ({ id: keyOf(item), item }))}
      layout={isGrid ? 'grid' : 'stack'}
      keyboardNavigationBehavior="tab"
      // Without its handle an entry cannot be dragged; React Aria wants the hooks from the first render on, or never.
      key={isPhone ? 'by-buttons' : 'by-handle'}
      {...(!isPhone && { dragAndDropHooks })}
      dependencies={[items, children, isPhone]}
      className={isGrid ? 'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3' : 'grid gap-2'}
    >
      {({ id, item }) => {
        const index = items.findIndex((one) => keyOf(one) === id);
        return (
          <GridListItem
            id={id}
            textValue={nameOf(item)}
            className={`relative min-w-0 rounded-card border border-line bg-surface data-dragging:opacity-50 ${isGrid ? '' : 'max-md:min-h-23'}`}
          >
            {isPhone ? (
              <div
                className={`absolute z-10 ${isGrid ? 'start-1 top-1 flex rounded-control bg-surface/90' : 'inset-y-0 start-1 my-auto grid h-fit'}`}
              >
                <MoveButtons
                  name={entryName(item, index)}
                  index={index}
                  count={items.length}
                  isSideways={isGrid}
                  onMove={(to) => moveTo(item, to)}
                />
              </div>
            ) : (
              <Button
                slot="drag"
                aria-label={texts.move(entryName(item, index))}
                className={`hit-area cursor-grab rounded-control text-ink-soft hover:bg-sunken ${isGrid ? 'absolute start-1 top-1 z-10 bg-surface/90' : 'absolute inset-y-0 start-1 z-10 m-auto'}`}
              >
                <GripIcon />
              </Button>
            )}
            {children(item, index)}
          </GridListItem>
        );
      }}
    </GridList>
  );
}
