import { isExpectedInBackupCommand, runBackupCommand } from './backup-commands.ts';

try {
  process.stdout.write(`${await runBackupCommand(process.argv.slice(2), process.env)}\n`);
} catch (error) {
  if (!isExpectedInBackupCommand(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
