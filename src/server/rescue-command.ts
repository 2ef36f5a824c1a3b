import { isExpectedInRescue, runRescue } from './rescue.ts';

try {
  process.stdout.write(`${await runRescue(process.argv.slice(2), process.env)}\n`);
} catch (error) {
  if (!isExpectedInRescue(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
