import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');

function filesIn(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: project })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(resolve(project, path)).isFile())
    .sort();
}

const read = (path: string) => readFileSync(resolve(project, path), 'utf8');

const isText = (path: string) => /\.(tsx?|mjs|css|md|json|ya?ml|html|svg|sql|txt|webmanifest)$/.test(path);
const isMigration = (path: string) => path.startsWith('src/database/migrations/');
const thisFile = 'tests/architecture/code-rules.test.ts';

const source = filesIn('{src,tests,scripts,benchmarks}/**/*');
const interfaceSource = filesIn('src/{ui,storefront,admin}/**/*.{ts,tsx,css}');
const everyText = [...source, ...filesIn('*', '.ci/*', '.github/**/*', 'docs/**/*', 'public/**/*')].filter(
  (path) => (isText(path) || path === '.ci/run') && path !== 'package-lock.json' && path !== thisFile,
);

/** Lines of these files that match, as 'file:line: text', so that a failure says where to look. */
function linesMatching(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

describe('files', () => {
  test('of the source lie in the folders that have import rules', () => {
    const ruled =
      /^(admin|api|api-client|config|database|domain|i18n|images|mail|primitives|server|storage|storefront|ui)$/;
    expect(readdirSync(resolve(project, 'src')).filter((entry) => !ruled.test(entry))).toEqual([]);
  });

  test('of the source have at most 400 lines; data, migrations and messages may be longer', () => {
    const exempt = /^src\/(database\/(seed|migrations)|i18n\/messages)\/|\/data\/|-data\.tsx?$/;
    const long = source
      .filter((path) => /^src\/.+\.(tsx?|css)$/.test(path) && !exempt.test(path))
      .map((path) => ({ path, lines: read(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });

  test('of the source lie in folders of at most 30 files, but migrations in one list', () => {
    const counts = new Map<string, number>();
    for (const path of source.filter((file) => file.startsWith('src/'))) {
      const folder = dirname(path);
      if (folder.startsWith('src/database/migrations')) continue;
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 30)).toEqual([]);
  });

  test('are named in kebab-case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
    const customary = /(^|\/)(README\.md|OFL\.txt)$/;
    const odd = [...source, ...filesIn('docs/**/*')].filter(
      (path) =>
        !isMigration(path) && !customary.test(path) && !path.split('/').every((part) => kebab.test(part)),
    );
    expect(odd).toEqual([]);
  });

  test('and folders say what they are about', () => {
    const vague = /^(utils?|helpers?|common|libs?|misc|shared|index)$/;
    const meaningless = source.filter((path) =>
      path.split('/').some((part) => vague.test(basename(part).split('.')[0] ?? '')),
    );
    // The admin build starts from an HTML page, and a page in the root of a build has this name.
    expect(meaningless.filter((path) => !path.endsWith('/index.html'))).toEqual([]);
  });

  test('leave nothing for later', () => {
    expect(linesMatching(everyText, /\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  });

  test('name no folder of one machine', () => {
    expect(linesMatching(everyText, /(?<![\w.)}\]@*-])\/(root|home|Users|work)\/[\w.-]/)).toEqual([]);
  });
});

describe('pages read from the start, not from the left', () => {
  const sides = [
    // Tailwind: ml-4, -right-2, border-l, rounded-tr-lg, text-left and their variants (md:, hover:, !).
    /(?<!\w-?)-?(scroll-)?[mp][lr]-(\d|px|auto|\[|\()/,
    /(?<!\w-?)-?(left|right)-(\d|px|auto|full|\[|\()/,
    /(?<!\w-?)-?border-[lr](-|(?=["'`\s]))/,
    /(?<!\w-?)-?rounded-([lr]|[tb][lr])(-|(?=["'`\s]))/,
    /(?<!\w-?)-?(text|float|clear|origin|object)-(left|right)(?![\w-])/,
    // CSS
    /(?<![\w-])(margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b/,
    /(?<![\w-])border-(top|bottom)-(left|right)-radius\b/,
    /^\s*(left|right)\s*:/,
    /(?<![\w-])(text-align|float|clear)\s*:\s*(left|right)\b/,
    // Style objects
    /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\b/,
  ];

  // The drawing of a room is never mirrored: what is left in it is left in every language.
  const isOfDrawing = (line: string) =>
    /^src\/storefront\/planner\/(canvas|floor)\/|^src\/storefront\/planner\/(plan-bounds|wall-distances)\./.test(
      line,
    );

  test.each(sides)('%s is in no style', (side) => {
    expect(linesMatching(interfaceSource, side).filter((line) => !isOfDrawing(line))).toEqual([]);
  });

  test.each([
    'className="ml-4"',
    'class="md:-right-2"',
    "'border-l border-line'",
    'rounded-tr-lg',
    '"text-left"',
    '  margin-left: 1px;',
    '  left: 0;',
    'text-align: right;',
    '{ paddingLeft: 4 }',
  ])('%s would be found', (line) => {
    expect(sides.some((side) => side.test(line))).toBe(true);
  });

  test.each([
    'ms-4',
    'end-2',
    'border-s',
    'rounded-se-lg',
    'text-start',
    'copyright-2',
    'inset-inline-start: 0;',
  ])('%s is fine', (line) => {
    expect(sides.some((side) => side.test(line))).toBe(false);
  });
});

describe('installing', () => {
  test('asks the registry that the reader uses, not one that is written down', () => {
    expect(linesMatching(['package-lock.json'], /"resolved": "https?:/)).toEqual([]);
    expect(linesMatching(filesIn('.npmrc', 'package.json'), /registry/)).toEqual([]);
  });
});
