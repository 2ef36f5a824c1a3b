import packageJson from '../../package.json' with { type: 'json' };

/**
 * The programs of the server, by the names of their files in build/server. Threads, child processes and commands are entries of their own;
 * what several of them need is in files that they share.
 */
export const serverEntries = {
  serve: './src/server/serve.ts',
  launch: './src/server/launch.ts',
  // The pages alone, for tests.
  index: './src/storefront/rendering/page-handler.server.ts',
  worker: './src/database/embedded/worker.ts',
  'pdf-process': './src/api/public/quotes/quotation-document/pdf-process.ts',
  'backup-command': './src/server/commands/backup-command.ts',
  'database-command': './src/server/commands/database-command.ts',
};

/** Packages that stay beside the bundle: those of `dependencies`, which have machine code or files of their own. */
export const externalPackages = Object.keys(packageJson.dependencies);
