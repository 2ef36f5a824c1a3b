import { expect, it } from 'vitest';
import { openBrowserWindow } from '../../../tests/support/browser/browser-window.ts';
import { answerData, startApiServer } from '../../../tests/support/servers/api-server.ts';
import { readDeliveryFacts } from './read-delivery-facts.ts';

const terms = {
  name: 'Everywhere',
  translations: { ar: { name: 'كل مكان' } },
  fee: 0,
  freeFrom: null,
  minimumOrder: 0,
  leadDays: 1,
  isActive: true,
};
const factsOf = (version: number) => ({
  settings: { id: 's', version, groups: [], fallback: terms, pickup: { isActive: true, leadDays: 0 } },
  municipalities: [],
  zones: [],
  hours: [],
  holidays: [],
});

it('facts come from the cache until a response names a newer version', async () => {
  openBrowserWindow();
  const api = await startApiServer(answerData(factsOf(1)));
  expect((await readDeliveryFacts(0)).settings.version).toBe(1);
  expect((await readDeliveryFacts(1)).settings.version).toBe(1);
  expect(api.seen).toHaveLength(1);
  api.answer = answerData(factsOf(2));
  expect((await readDeliveryFacts(2)).settings.version).toBe(2);
  expect((await readDeliveryFacts(2)).settings.version).toBe(2);
  expect(api.seen).toHaveLength(2);
});
