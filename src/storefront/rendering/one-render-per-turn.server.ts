import { setImmediate } from 'node:timers/promises';

/** Turns of the event loop for each render; Node accepts one new connection in each of them. */
const turnsPerRender = 4;

let lastTurn = Promise.resolve();

/**
 * Queues renders, so that each gets a turn of the event loop of its own and others pass in between. The answers of many
 * database connections arrive together. Rendered in one turn, their pages would keep cached pages, and new connections
 * that have to be refused, waiting for all of them (decision 0040).
 */
export function waitForRenderTurn(): Promise<void> {
  lastTurn = lastTurn.then(async () => {
    for (let turn = 0; turn < turnsPerRender; turn += 1) await setImmediate();
  });
  return lastTurn;
}
