import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handBackupName, nightlyBackupName, outdatedBackups } from './backup-names.ts';
import { type BackupAttempt, backupStateFrom, isBackupDue, lastDue } from './backup-schedule.ts';

const at = '03:00';
const hour = 3_600_000;
/** 03:00 in Qatar. */
const due = new Date('2026-11-15T00:00:00Z');
const later = (hours: number) => new Date(due.getTime() + hours * hour);

const nightly = (fields: Partial<BackupAttempt> = {}): BackupAttempt => ({
  kind: 'nightly',
  startedAt: due,
  finishedAt: later(0.1),
  file: 'ogulf-nightly-2026-11-15T0000Z.tar',
  bytes: 1000,
  missingFiles: 0,
  failure: null,
  ...fields,
});

describe('a nightly backup', () => {
  it('was last due within the last day, at that time in Qatar', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 24 * 60 - 1 }),
        (now, minutes) => {
          const time = [Math.floor(minutes / 60), minutes % 60]
            .map((part) => String(part).padStart(2, '0'))
            .join(':');
          const last = lastDue(now, time);
          expect(now.getTime() - last.getTime()).toBeGreaterThanOrEqual(0);
          expect(now.getTime() - last.getTime()).toBeLessThan(24 * hour);
          expect(last.toLocaleTimeString('en-GB', { timeZone: 'Asia/Qatar', timeStyle: 'short' })).toBe(time);
        },
      ),
    );
  });

  it('is written once a night, also when the shop stood still at the time', () => {
    expect(isBackupDue([], later(7), at)).toBe(true);
    expect(isBackupDue([nightly()], later(7), at)).toBe(false);
    expect(isBackupDue([nightly()], later(24), at)).toBe(true);
    expect(isBackupDue([nightly({ kind: 'by_hand' })], later(0), at)).toBe(true);
  });

  it('is written though one of tomorrow is there, which a clock that was ahead wrote', () => {
    expect(isBackupDue([nightly({ startedAt: later(31) })], later(7), at)).toBe(true);
  });

  it('is tried again after half an hour when it failed, four times at most', () => {
    const failed = (hours: number) => nightly({ startedAt: later(hours), failure: 'no_room' });
    expect(isBackupDue([failed(0)], later(0.4), at)).toBe(false);
    expect(isBackupDue([failed(0)], later(0.5), at)).toBe(true);
    expect(isBackupDue([failed(1.5), failed(1), failed(0.5), failed(0)], later(10), at)).toBe(false);
    expect(isBackupDue([failed(1.5), failed(1), failed(0.5), failed(0)], later(24), at)).toBe(true);
  });
});

describe('the backup state shown to staff', () => {
  const condition = (attempts: readonly BackupAttempt[], hours: number, time: string | null = at) =>
    backupStateFrom(attempts, time, later(hours)).condition;

  it('is that all is well until a night has passed without one', () => {
    expect(condition([nightly()], 1)).toBe('fine');
    expect(condition([nightly()], 26)).toBe('fine');
    expect(condition([nightly()], 27)).toBe('late');
  });

  it('is a failure until one succeeds', () => {
    const failed = nightly({ startedAt: later(24), finishedAt: later(24.1), failure: 'no_room' });
    const state = backupStateFrom([failed, nightly()], at, later(25));
    expect(state).toMatchObject({ condition: 'failed', lastFailure: failed, lastSuccess: nightly() });
    const mended = nightly({ startedAt: later(25), finishedAt: later(25.1) });
    expect(condition([mended, failed, nightly()], 26)).toBe('fine');
  });

  it('tells a shop without a first backup from one without a schedule', () => {
    expect(condition([], 1)).toBe('none');
    expect(condition([], 1, null)).toBe('off');
    expect(condition([nightly({ kind: 'by_hand' })], 1000, null)).toBe('fine');
    expect(backupStateFrom([nightly({ finishedAt: null })], at, later(0)).isRunning).toBe(true);
  });
});

describe('the files', () => {
  it('are named by time, and only nightly ones make room for newer ones', () => {
    const nights = [0, 24, 48].map((hours) => nightlyBackupName(later(hours)));
    const byHand = handBackupName(later(1));
    expect([nights[0], byHand]).toEqual([
      'ogulf-nightly-2026-11-15T0000Z.tar',
      'ogulf-2026-11-15T010000Z.tar',
    ]);
    expect(outdatedBackups([byHand, ...nights, 'notes.txt'], 2)).toEqual([nights[0]]);
    expect(outdatedBackups([byHand, ...nights], 14)).toEqual([]);
  });
});
