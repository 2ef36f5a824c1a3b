import { existsSync } from 'node:fs';

/**
 * `npm start`, and with the name of a command `npm run backup` and others: makes sure that the build is fresh, then becomes the
 * program's process.
 *
 * Plain JavaScript that loads the launcher of the build, where there is one: for any TypeScript Node first loads a compiler,
 * which takes as much processor time as Node itself.
 */
const builtLauncher = new URL('../../build/server/launch.js', import.meta.url);
/** Is missing while a build runs, and after one that was interrupted. */
const buildRecord = new URL('../../build/stamp', import.meta.url);
const isBuilt = existsSync(buildRecord) && existsSync(builtLauncher);
const { isBuildFresh, launch } = await import(isBuilt ? builtLauncher.href : './launch.ts');
if (isBuildFresh()) {
  await launch();
} else {
  await build();
  // Of the sources that were built: the launcher that is loaded may be of an older version.
  const launcher = await import('./launch.ts');
  await launcher.launch();
}

async function build() {
  try {
    // Imported only now: a start that builds nothing needs none of it.
    const { ensureBuilt } = await import('../../scripts/build.ts');
    await ensureBuilt((line) => process.stderr.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`Cannot start: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
