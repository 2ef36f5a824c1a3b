import type { MessagePort } from 'node:worker_threads';
import type { PreparedDatabase } from './prepared-folder.ts';
import type { Fence } from './write-fence.ts';

/** Messages from the shop to the engine's thread. */
export type ToWorker =
  | { readonly kind: 'open'; readonly code: WebAssembly.Module }
  | { readonly kind: 'connect'; readonly port: MessagePort }
  | { readonly kind: 'allowMaintenance'; readonly isAllowed: boolean }
  | { readonly kind: 'close' };

/** Messages from the engine's thread to the shop. */
export type FromWorker =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'cannotStart'; readonly message: string }
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'lockLost' }
  | { readonly kind: 'maintenanceFailed'; readonly message: string };

export interface WorkerSettings {
  readonly folder: string;
  readonly maintenanceEveryMs: number;
  /** Absent: no other process can reach the folder, such as that of a backup's copy. */
  readonly fence?: Fence;
  /** What a new database is a copy of. */
  readonly prepared?: PreparedDatabase | undefined;
}
