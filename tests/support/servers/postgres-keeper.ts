import { spawn } from 'node:child_process';

// Runs a PostgreSQL server for as long as the test run lives: when the run ends, even by kill -9, the pipe
// to this process closes and the server goes with it.
const { command, args, cwd, uid, gid } = JSON.parse(process.argv[2] ?? '{}');
const server = spawn(command, args, {
  cwd,
  stdio: 'ignore',
  ...(uid === undefined ? {} : { uid, gid }),
});
server.on('exit', (code) => process.exit(code ?? 1));
server.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

// The keyboard's Ctrl-C reaches this process too; it still waits for the run to say that it is over.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.stdin.on('end', () => server.kill('SIGQUIT'));
process.stdin.resume();
