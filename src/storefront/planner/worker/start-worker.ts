import pdf from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { trustedTypes } from '../../rendering/trusted-types.ts';
import planner from './planner-worker.ts?worker&url';

/** The planner's own, and the one that reads PDF files. */
export const workerAddresses = { planner, pdf } as const;

type WorkerName = keyof typeof workerAddresses;

/** The workers' URLs as TrustedScriptURLs, which the content security policy requires. */
const policy = trustedTypes?.createPolicy('planner-worker', {
  createScriptURL: (name) => workerAddresses[name as WorkerName],
});

export function startWorker(name: WorkerName): Worker {
  return new Worker(policy?.createScriptURL(name) ?? workerAddresses[name], { type: 'module' });
}
