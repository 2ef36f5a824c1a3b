import type { KeyboardEvent } from 'react';
import { movePieces, removePieces, turnPieces } from '#domain/planner/editing/pieces.ts';
import type { Plan } from '#domain/planner/plan.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { duplicateBeside } from '../duplicate-beside.ts';
import { usePieceInWords } from '../piece-in-words.ts';
import { removePart } from '../room-parts.ts';
import type { Planner } from './planner-context.ts';
import { nothing, pieceSelection, withGroups } from './selection.ts';

const step = 50;
const longStep = 500;
const quarter = 90;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Zooming {
  readonly zoom: (factor: number) => void;
  readonly showAll: () => void;
}

/** The keys of the drawing. Undo and redo count in the whole tool, except where one types. */
export function usePlannerKeys(planner: Planner, { zoom, showAll }: Zooming) {
  const texts = usePlannerMessages();
  const describe = usePieceInWords(planner.products);
  const { plan, selection, edit, select, announce } = planner;
  const ids = selection.kind === 'pieces' ? selection.ids : new Set<string>();

  function chooseNext(by: number): void {
    if (plan.pieces.length === 0) {
      announce(texts.drawing.noPieces);
      return;
    }
    const at = plan.pieces.findIndex(({ id }) => ids.has(id));
    const count = plan.pieces.length;
    const next = plan.pieces[at === -1 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count];
    if (!next) return;
    select(pieceSelection(withGroups(plan, [next.id])));
    const { name, place } = describe(plan, next);
    announce(texts.drawing.chosen(name, place));
  }

  /** Of a single piece; several are seen to move, and have no place of their own. */
  function sayPlace(next: Plan): void {
    const [only, ...others] = next.pieces.filter(({ id }) => ids.has(id));
    if (only && others.length === 0) announce(texts.drawing.moved(describe(next, only).place));
  }

  function onDrawing(event: KeyboardEvent): boolean {
    const direction = directions[event.key];
    if (direction && ids.size > 0) {
      const by = event.shiftKey ? longStep : step;
      const moved = movePieces(plan, ids, { x: direction[0] * by, y: direction[1] * by });
      if (edit(moved) && moved.done) sayPlace(moved.plan);
      return true;
    }
    switch (event.key) {
      case 'n':
      case 'N':
        chooseNext(event.shiftKey ? -1 : 1);
        return true;
      case 'r':
      case 'R': {
        if (ids.size === 0) return true;
        const turned = turnPieces(plan, ids, event.shiftKey ? -quarter : quarter);
        if (!edit(turned) || !turned.done) return true;
        const [only] = turned.plan.pieces.filter(({ id }) => ids.has(id));
        if (only) announce(texts.drawing.turned(only.angle));
        return true;
      }
      case 'd':
      case 'D': {
        if (ids.size === 0) return true;
        duplicateBeside(planner, ids, texts);
        return true;
      }
      case 'Delete':
      case 'Backspace':
        if (ids.size > 0) {
          edit(removePieces(plan, ids), nothing);
          announce(texts.drawing.removed(ids.size));
        } else if (selection.kind !== 'none' && selection.kind !== 'pieces') {
          edit(removePart(plan, selection), nothing);
        }
        return true;
      case 'Escape':
        if (planner.tool !== 'select') planner.setTool('select');
        else select(nothing);
        return true;
      case '+':
      case '=':
        zoom(1.25);
        return true;
      case '-':
        zoom(0.8);
        return true;
      case '0':
        showAll();
        return true;
      default:
        return false;
    }
  }

  return (event: KeyboardEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('input, textarea, select, dialog')) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      const isUndo = key === 'z' && !event.shiftKey;
      if (isUndo && planner.canUndo) {
        planner.undo();
        announce(texts.drawing.undone);
      } else if ((key === 'y' || key === 'z') && !isUndo && planner.canRedo) {
        planner.redo();
        announce(texts.drawing.redone);
      } else if (key === 'a' && target.closest('[data-drawing]')) {
        select(pieceSelection(plan.pieces.map(({ id }) => id)));
        announce(texts.drawing.several(plan.pieces.length));
      } else return;
      event.preventDefault();
      return;
    }
    if (event.altKey || !target.closest('[data-drawing]')) return;
    if (onDrawing(event)) event.preventDefault();
  };
}
