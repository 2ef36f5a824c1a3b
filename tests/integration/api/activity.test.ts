import { beforeAll, expect, test } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import type { Difference } from '#domain/activity/differences.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

interface Entry {
  readonly id: string;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly entity: string;
  readonly kind: string;
  readonly name: { en: string; ar: string } | null;
  readonly changes: readonly Difference[];
}

onDatabase('server', 'the activity', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const list = (query = '') => staff.readForStaff<Entry[], { next: string | null }>(`/api/activity${query}`);
  const log = (entry: Partial<typeof auditLog.$inferInsert> = {}) =>
    database.db
      .insert(auditLog)
      .values({ actor: 'admin', action: 'update-product', entity: 'product', entityId: 'p1', ...entry });

  test('says who changed what, field by field', async () => {
    const { data: facts } = await staff.readForStaff<{ settings: { fallback: object } }>(
      '/api/zone-delivery-settings',
    );
    const { id: _id, ...settings } = facts.settings as { id?: string; fallback: object };
    await staff.write('POST', '/api/zone-delivery-settings', {
      ...settings,
      fallback: { ...settings.fallback, fee: 25 },
    });
    const { data } = await list();
    expect(data[0]).toMatchObject({
      actor: 'admin',
      action: 'save-zone-delivery-settings',
      entity: 'zone-delivery-settings',
      kind: 'changed',
      name: null,
      changes: [{ path: [{ field: 'fallback' }, { field: 'fee' }], before: 0, after: 25 }],
    });
  });

  test('names what was changed in both languages, and tells what was made and removed', async () => {
    const state = { id: 'p2', name: 'Desk', translations: { ar: { name: 'مكتب' } }, version: 1 };
    await log({ action: 'create-product', entityId: 'p2', after: state });
    await log({ action: 'delete-product', entityId: 'p2', before: state });
    const { data } = await list('?entity=product&entityId=p2');
    expect(data).toMatchObject([
      { kind: 'deleted', name: { en: 'Desk', ar: 'مكتب' } },
      { kind: 'created', name: { en: 'Desk', ar: 'مكتب' } },
    ]);
    expect(data[1]?.changes.map(({ after }) => after)).toEqual(['Desk', 'مكتب']);
  });

  test('is narrowed by thing, person and day in Qatar', async () => {
    await log({ entityId: 'late', actor: 'fatima', createdAt: new Date('2026-10-01T20:59:59Z') });
    await log({ entityId: 'next', actor: 'fatima', createdAt: new Date('2026-10-01T21:00:00Z') });
    const days = async (query: string) => (await list(`?actor=fatima${query}`)).data.map(({ at }) => at);
    expect(await days('')).toHaveLength(2);
    expect(await days('&from=2026-10-01&to=2026-10-01')).toEqual(['2026-10-01T20:59:59.000Z']);
    expect(await days('&from=2026-10-02')).toEqual(['2026-10-01T21:00:00.000Z']);
    expect((await list('?entity=testimonial')).data).toEqual([]);
  });

  test('goes on by key, so that what happens meanwhile neither repeats nor hides an entry', async () => {
    await database.db.insert(auditLog).values(
      Array.from({ length: 120 }, (_, n) => ({
        actor: 'reader',
        action: 'update-product',
        entity: 'product',
        entityId: `many-${n}`,
      })),
    );
    const seen: string[] = [];
    let next: string | null = '';
    do {
      const { data, meta } = await list(`?actor=reader${next && `&before=${next}`}`);
      seen.push(...data.map(({ id }) => id));
      next = meta.next;
      await log({ actor: 'reader', entityId: 'meanwhile' });
    } while (next !== null);
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    expect(seen).toEqual(seen.toSorted((a, b) => Number(b) - Number(a)));
  });

  test('never contains a password or a key', async () => {
    await log({
      entity: 'admin-account',
      entityId: 'a1',
      before: { id: 'a1', passwordHash: 'old-secret' },
      after: { id: 'a1', passwordHash: 'new-secret', sessions: [{ id: 's', token: 'new-secret' }] },
    });
    const answer = await list('?entity=admin-account');
    expect(answer.data).toHaveLength(1);
    expect(JSON.stringify(answer)).not.toContain('secret');
  });

  test.each(['?before=x', '?from=2026-13-01', '?entity=DROP', '?page=2'])('%s is refused', async (query) => {
    expect(await staff.statusForStaff(`/api/activity${query}`)).toBe(400);
  });
});
