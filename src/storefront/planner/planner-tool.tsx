import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Edit } from '#domain/planner/editing/edit.ts';
import { swapProduct } from '#domain/planner/editing/pieces.ts';
import { snapPiece } from '#domain/planner/editing/snap.ts';
import type { Plan } from '#domain/planner/plan.ts';
import type { PlannedProduct } from '#domain/planner/planned-product.ts';
import type { PlanProblem } from '#domain/planner/rules/plan-problem.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { classNames } from '#ui/class-names.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { SilentErrorBoundary } from '#ui/silent-error-boundary.tsx';
import { addPiece } from './add-piece.ts';
import { Announced, type Announcement } from './announced.tsx';
import { snapPixels } from './canvas/drag-pieces.ts';
import { PlanCanvas } from './canvas/plan-canvas.tsx';
import { useView } from './canvas/use-view.ts';
import { toPlan } from './canvas/view-frame.ts';
import { DraggedSymbol } from './dragged-symbol.tsx';
import { FloorLayer } from './floor/floor-layer.tsx';
import { useFloorImage } from './floor/use-floor-image.ts';
import { NewPlanButton } from './new-plan-button.tsx';
import { PanelTabs, type SidePanel } from './panels/panel-tabs.tsx';
import { type DraggedProduct, ProductPanel } from './panels/product-panel.tsx';
import { ProductsState } from './panels/products-state.tsx';
import { SelectionBar } from './panels/selection-bar.tsx';
import { SelectionPanel } from './panels/selection-panel.tsx';
import { StartPanel } from './panels/start-panel.tsx';
import { TotalsPanel } from './panels/totals-panel.tsx';
import { drawnBounds, planBounds } from './plan-bounds.ts';
import { PlanName } from './plan-name.tsx';
import { ProblemMarks } from './problems/problem-marks.tsx';
import { ProblemsPanel } from './problems/problems-panel.tsx';
import { useCheckedPlan } from './problems/use-checked-plan.ts';
import { usePlannedProducts } from './products/use-planned-products.ts';
import { keepForOffline } from './saving/keep-for-offline.ts';
import { SavingNotice } from './saving/saving-notice.tsx';
import { useSavedPlan } from './saving/use-saved-plan.ts';
import { LinkNotice } from './share/link-notice.tsx';
import { usePlanLink } from './share/use-plan-link.ts';
import { type Sheet, SheetButtons } from './sheet-buttons.tsx';
import { type Planner, PlannerContext } from './state/planner-context.ts';
import { nothing, type Selection, selectedPieces } from './state/selection.ts';
import { usePlanState } from './state/use-plan-state.ts';
import { usePlannerKeys } from './state/use-planner-keys.ts';
import { HistoryButtons, ToolButtons, ToolHint, ZoomButtons } from './toolbar.tsx';
import { type ShownAs, ViewSwitch } from './view-switch.tsx';

/** Loaded when a visitor opens them. */
const AutoPanel = lazy(async () => ({ default: (await import('./auto/auto-panel.tsx')).AutoPanel }));
const RoomPanel = lazy(async () => ({ default: (await import('./panels/room-panel.tsx')).RoomPanel }));
const PlanWalk = lazy(async () => ({ default: (await import('./walk/plan-walk.tsx')).PlanWalk }));
const PlanShare = lazy(async () => ({ default: (await import('./share/plan-share.tsx')).PlanShare }));
const ListView = lazy(async () => ({ default: (await import('./list/list-view.tsx')).ListView }));

interface PlannerToolProps {
  readonly first: Plan;
  /** A stored text that is no plan. */
  readonly damaged: string | null;
}

/** The planner: the drawing with its tools, and the panels beside it, which are sheets on phones. */
export function PlannerTool({ first, damaged }: PlannerToolProps) {
  const texts = usePlannerMessages();
  const { products, state: productState, load } = usePlannedProducts();
  const { plan, settled, selection, tool, canUndo, canRedo, actions } = usePlanState(first);
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', count: 0, isShown: false });
  const [dragged, setDragged] = useState<DraggedProduct | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const [panel, setPanel] = useState<SidePanel>('products');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [shownAs, setShownAs] = useState<ShownAs>('drawing');
  const view = useView(planBounds(first, products));
  const drawing = useRef<HTMLDivElement>(null);
  const floor = useFloorImage();
  const checked = useCheckedPlan(settled, products);

  const announce = useCallback(
    (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1, isShown: false })),
    [],
  );
  const followOther = useCallback(
    (other: Plan) => {
      actions.change(other);
      announce(texts.saving.followed);
    },
    [actions, announce, texts],
  );
  const saved = useSavedPlan(settled, followOther);
  const latest = useRef({ plan: settled, products, image: floor.image });
  useEffect(() => {
    latest.current = { plan: settled, products, image: floor.image };
  });
  useEffect(keepForOffline, []);
  const { fit: fitTo } = view;
  const [timesToShowAll, setTimesToShowAll] = useState(0);
  const showAll = useCallback(() => setTimesToShowAll((times) => times + 1), []);
  useEffect(() => {
    // With the change that the caller has made before, whenever React gets to it.
    if (timesToShowAll > 0) fitTo(drawnBounds(latest.current));
  }, [timesToShowAll, fitTo]);

  const opened = usePlanLink(
    products,
    useCallback(
      (linked: Plan) => {
        actions.change(linked, nothing);
        showAll();
      },
      [actions, showAll],
    ),
  );

  function edit(made: Edit, nextSelection?: Selection): boolean {
    if (made.done) actions.change(made.plan, nextSelection);
    else
      setAnnouncement(({ count }) => ({
        text: texts.refusals[made.refusal],
        count: count + 1,
        isShown: true,
      }));
    return made.done;
  }

  const planner: Planner = {
    plan,
    products,
    floor,
    selection,
    tool,
    canUndo,
    canRedo,
    ...actions,
    edit,
    announce,
    visibleMiddle: view.middle,
    showAll,
  };
  const onKeyDown = usePlannerKeys(planner, { zoom: view.zoom, showAll });

  function drop({ product, x, y }: DraggedProduct): void {
    const element = drawing.current;
    if (!element) return;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return;
    const at = toPlan(view.frame, { x: x - left, y: y - top });
    const reach = snapPixels / view.frame.scale;
    const place = snapPiece(settled, products, product, { ...at, angle: 0 }, { reach, without: new Set() });
    if (!addPiece(planner, product, place)) return;
    announce(texts.products.added(product.name));
  }

  const chosen = selectedPieces(plan, selection);
  const stopReplacing = () => setReplacing(false);
  function replace(product: PlannedProduct): void {
    let made: Edit = { done: true, plan: settled };
    for (const from of new Set(chosen.map((piece) => piece.product))) {
      if (made.done)
        made = swapProduct(
          made.plan,
          from,
          product.id,
          products,
          chosen.map(({ id }) => id),
        );
    }
    edit(made);
    stopReplacing();
    setSheet(null);
  }

  function openPanel(name: SidePanel): void {
    setPanel(name);
    setSheet(name);
  }

  function startReplacing(): void {
    setReplacing(true);
    openPanel('products');
  }

  function show({ at }: PlanProblem): void {
    setSheet(null);
    view.lookAt(at);
  }

  const isEmpty = settled.rooms.length === 0 && settled.pieces.length === 0 && tool === 'select';
  const isLeftSheet = sheet !== null && sheet !== 'totals';

  return (
    <PlannerContext value={planner}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: undo and redo count wherever the focus is in the tool */}
      <div onKeyDown={onKeyDown} className="grid gap-3">
        <SavingNotice saved={saved} damaged={damaged} />
        <LinkNotice opened={opened} />
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          <div className="flex flex-wrap items-center gap-x-2 border-b border-line px-2 py-1">
            <PlanName />
            <HistoryButtons />
            {shownAs === 'drawing' && <ToolButtons />}
            <NewPlanButton />
            <ViewSwitch shown={shownAs} isEmpty={settled.rooms.length === 0} onShow={setShownAs} />
          </div>
          <div className="lg:grid lg:h-[max(34rem,calc(100dvh-19.5rem))] lg:grid-cols-[19rem_minmax(0,1fr)_19rem]">
            <div
              className={classNames(
                'min-h-0 flex-col border-line lg:static lg:flex lg:h-auto lg:border-e',
                isLeftSheet ? sheetStyle : 'hidden',
              )}
            >
              <SheetHeader isOpen={isLeftSheet} onClose={() => setSheet(null)} />
              <PanelTabs
                shown={panel}
                onShow={(name) => {
                  setPanel(name);
                  if (sheet) setSheet(name);
                }}
              />
              <ProductsState state={productState} onRetry={load}>
                {panel === 'products' && (
                  <ProductPanel
                    onDrag={setDragged}
                    onDrop={drop}
                    replacing={
                      isReplacing && chosen.length > 0
                        ? { count: chosen.length, replace, cancel: stopReplacing }
                        : null
                    }
                  />
                )}
                {panel !== 'products' && (
                  <Suspense fallback={<p className="p-4 text-ink-faint">…</p>}>
                    {panel === 'auto' ? (
                      <AutoPanel onTaken={() => setSheet(null)} onReplace={startReplacing} />
                    ) : (
                      <RoomPanel />
                    )}
                  </Suspense>
                )}
              </ProductsState>
            </div>
            <div ref={drawing} className="relative h-[62dvh] min-h-80 min-w-0 lg:h-auto">
              {shownAs === 'drawing' ? (
                <PlanCanvas
                  view={view}
                  below={<FloorLayer floor={floor} />}
                  above={
                    Array.isArray(checked) && (
                      <ProblemMarks
                        problems={checked as readonly PlanProblem[]}
                        pixel={1 / view.frame.scale}
                      />
                    )
                  }
                >
                  {isEmpty && !floor.image && <StartPanel onAuto={() => openPanel('auto')} />}
                  <ToolHint />
                  <SelectionBar onReplace={startReplacing} />
                  {(!isEmpty || floor.image) && <ZoomButtons onZoom={view.zoom} onFit={showAll} />}
                </PlanCanvas>
              ) : (
                <SilentErrorBoundary>
                  <div className="size-full overflow-y-auto">
                    {shownAs === 'list' ? (
                      <ListView onShow={() => setShownAs('drawing')} />
                    ) : (
                      <PlanWalk plan={settled} products={products} />
                    )}
                  </div>
                </SilentErrorBoundary>
              )}
            </div>
            <div
              className={classNames(
                'min-h-0 overflow-y-auto border-line lg:static lg:block lg:h-auto lg:border-s',
                sheet === 'totals' ? sheetStyle : 'hidden',
              )}
            >
              <SheetHeader isOpen={sheet === 'totals'} onClose={() => setSheet(null)} />
              <SelectionPanel onReplace={startReplacing} />
              <TotalsPanel />
              <ProblemsPanel problems={checked} onShow={show} />
              {!isEmpty && (
                <SilentErrorBoundary>
                  <Suspense>
                    <PlanShare plan={settled} products={products} />
                  </Suspense>
                </SilentErrorBoundary>
              )}
            </div>
          </div>
          <SheetButtons
            shown={sheet}
            onShow={(name) => (name === 'totals' ? setSheet(name) : openPanel(name))}
          />
        </div>
        <Announced announcement={announcement} />
        {dragged && <DraggedSymbol dragged={dragged} scale={view.frame.scale} />}
      </div>
    </PlannerContext>
  );
}

/** On phones a panel covers the lower part of the window. */
const sheetStyle =
  'fixed inset-x-0 bottom-0 z-40 flex h-[70dvh] flex-col overflow-y-auto rounded-t-panel border-t border-line bg-surface shadow-overlay lg:z-auto lg:overflow-y-visible lg:rounded-none lg:border-t-0 lg:shadow-none';

/** Takes the focus when the sheet is opened; the button that opened it gets it back. */
function SheetHeader({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { close } = usePlannerMessages();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    // Beside the drawing of a larger screen it is no sheet.
    if (!isOpen || button.current?.offsetParent === null) return;
    opener.current = document.activeElement;
    button.current?.focus();
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [isOpen]);
  return (
    <div className="sticky top-0 z-10 flex justify-end bg-surface px-2 lg:hidden">
      <button
        ref={button}
        type="button"
        aria-label={close}
        onClick={onClose}
        className="hit-area rounded-control hover:bg-sunken"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
