import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { isTrial } from './options.ts';

const folder = join(import.meta.dirname, '../results');

interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A measured value and its target. */
interface Bar {
  readonly what: string;
  readonly value: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

export interface BenchmarkResult {
  readonly question: string;
  /** How it was measured, and next to which limit. */
  readonly method: string;
  readonly tables: readonly Table[];
  readonly bars: readonly Bar[];
}

/** Prints what a benchmark found and keeps it in `benchmarks/results`, for people and for programs. */
export async function report(name: string, result: BenchmarkResult): Promise<void> {
  const text = textOf(result);
  console.log(text);
  if (isTrial) return;
  await mkdir(folder, { recursive: true });
  const kept = { name, date: new Date().toISOString(), machine: machine(), ...result };
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  await writeFile(join(folder, `${name}.md`), text);
}

function machine() {
  // Not those that are left to this process: a benchmark may have kept itself off one.
  const processors = cpus();
  const [processor] = processors;
  return {
    processor: processor?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    system: `${process.platform} ${process.arch}`,
  };
}

function textOf({ question, method, tables, bars }: BenchmarkResult): string {
  const { processor, cores, memoryGiB, node, system } = machine();
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `# ${question}

${method}

${day} UTC; ${processor}, ${cores} cores, ${memoryGiB} GiB, ${system}, Node ${node}

${tables.map(tableText).join('\n')}
${bars.map(barText).join('\n')}
`;
}

function tableText({ title, columns, rows }: Table): string {
  const lines = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const written = lines.map(
    (line) =>
      `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`,
  );
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return `${title}\n\n${[written[0], rule, ...written.slice(1)].join('\n')}\n`;
}

function barText({ what, value, atLeast, atMost }: Bar): string {
  const isMet =
    value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY);
  const target = [
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
  ].join(' and ');
  return `- ${isMet ? 'met' : 'MISSED'}: ${what} is ${rounded(value)}, target ${target}`;
}

/** Three digits say all that a measurement can. */
export function rounded(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

export function milliseconds(value: number): string {
  return `${rounded(value)} ms`;
}
