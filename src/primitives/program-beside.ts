/**
 * The program of a worker thread or a child process: a file beside the one that starts it, in the sources and in the bundle of the server
 * alike, where all files are in one folder and its entries keep their names.
 */
export function programBeside(name: string, importingModule: string): URL {
  const ending = importingModule.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./${name}.${ending}`, importingModule);
}
