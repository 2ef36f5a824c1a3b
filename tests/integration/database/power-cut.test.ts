import { expect, it } from 'vitest';
import { FaultReport } from '../../fault-injection/fault-report.ts';
import { cutWhileWriting } from '../../fault-injection/power-cut.ts';
import { Sandbox } from '../../fault-injection/sandbox.ts';
import { createDatabase } from '../../support/databases.ts';
import { repetitions } from '../../support/thorough.ts';

const cuts = repetitions(1, 3);

it('keeps every acknowledged write through power cuts, which lose what was not synced', {
  timeout: 180_000,
}, async () => {
  const { settings, remove } = await createDatabase('embedded', 'settings');
  const sandbox = new Sandbox();
  sandbox.addCleanup(remove);
  const lines: string[] = [];
  const report = new FaultReport((line) => lines.push(line));
  try {
    await cutWhileWriting(report, sandbox, { dataDir: settings.dataDir, cuts, writes: 60 });
  } finally {
    await sandbox.cleanUp();
  }
  expect(lines).toHaveLength(4);
  expect(report.failures).toEqual([]);
});
