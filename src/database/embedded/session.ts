import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { oneLine } from '../database-start-error.ts';
import { FrontendMessages, type ProtocolUnit, simpleQuery } from './frontend-messages.ts';

/** The state after the engine's last response: idle, in a transaction, in a failed one, or inside a response. */
type Status = 'idle' | 'transaction' | 'failed' | 'exchange';

const statusByByte: Readonly<Record<string, Status>> = { I: 'idle', T: 'transaction', E: 'failed' };
const largestAnswer = 256 * 1024;
/** First message on a port: the engine has accepted the connection. */
const accepted = 'accepted';
const errorResponse = 0x45;
const readyForQuery = 0x5a;
const readyForQueryLength = 6;

/**
 * The engine's one session, used by one connection at a time; the others queue. A connection therefore never sees the
 * transaction, unnamed statement or settings of another.
 */
export class Session {
  readonly #postgres: PGlite;
  readonly #onBroken: (reason: string) => void;
  readonly #waiting: MessagePort[] = [];
  #served: MessagePort | undefined;
  #status: Status = 'idle';
  #stopped = false;

  constructor(postgres: PGlite, onBroken: (reason: string) => void) {
    this.#postgres = postgres;
    this.#onBroken = onBroken;
  }

  get isIdle(): boolean {
    return this.#status === 'idle';
  }

  accept(port: MessagePort): void {
    if (this.#stopped) {
      port.close();
      return;
    }
    port.postMessage(accepted);
    this.#waiting.push(port);
    port.on('close', () => this.#leave(port));
    this.#serveNext();
  }

  /** Runs a maintenance statement between the requests of the connection. */
  run(statement: string): 'done' | 'refused' {
    let outcome: 'done' | 'refused' = 'done';
    this.#execute({ bytes: simpleQuery(statement), awaitsReady: true }, ([type]) => {
      if (type === errorResponse) outcome = 'refused';
    });
    return outcome;
  }

  /** Closes every connection and accepts no more. */
  stop(): void {
    this.#stopped = true;
    for (const port of this.#waiting.splice(0)) port.close();
    this.#served?.close();
  }

  #serveNext(): void {
    if (this.#served || this.#stopped) return;
    const port = this.#waiting.shift();
    if (!port) return;
    this.#served = port;
    const messages = new FrontendMessages();
    port.on('message', (bytes: Uint8Array) => {
      for (const unit of messages.add(bytes)) {
        if (unit === 'terminate') port.close();
        else this.#execute(unit, (answer) => port.postMessage(answer, [answer.buffer]));
      }
    });
  }

  #leave(port: MessagePort): void {
    const place = this.#waiting.indexOf(port);
    if (place >= 0) this.#waiting.splice(place, 1);
    if (this.#served !== port || this.#stopped) return;
    this.#cleanUp();
    this.#served = undefined;
    this.#serveNext();
  }

  #cleanUp(): void {
    if (this.#status === 'exchange') this.#execute(sync, () => {});
    if (this.#status !== 'idle') this.run('ROLLBACK');
    this.run('DISCARD ALL');
  }

  // The engine is synchronous: when the call returns, the response is complete. The promise only reports an error.
  #execute(unit: ProtocolUnit, answer: (bytes: Uint8Array<ArrayBuffer>) => void): void {
    const answers = new Answers(answer);
    const executed = this.#postgres.execProtocolRawStream(unit.bytes, {
      onRawData: (bytes) => answers.add(bytes),
    });
    answers.send();
    const { status } = answers;
    this.#status = status;
    executed.then(
      () => {
        // The engine hides most of its crashes: an incomplete response reveals them.
        if (unit.awaitsReady && status === 'exchange') this.#break('the engine did not finish its response');
      },
      (error) => this.#break(oneLine(error)),
    );
  }

  #break(reason: string): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#onBroken(reason);
  }
}

const sync: ProtocolUnit = { bytes: Uint8Array.of(0x53, 0, 0, 0, 4), awaitsReady: true };

/** Buffers the small chunks of a response into fewer messages. */
class Answers {
  readonly #post: (bytes: Uint8Array<ArrayBuffer>) => void;
  #pieces: Uint8Array[] = [];
  #size = 0;
  #tail: Uint8Array = new Uint8Array(0);

  constructor(post: (bytes: Uint8Array<ArrayBuffer>) => void) {
    this.#post = post;
  }

  get status(): Status {
    const [type] = this.#tail;
    if (type !== readyForQuery || this.#tail.length !== readyForQueryLength) return 'exchange';
    return statusByByte[String.fromCharCode(this.#tail[readyForQueryLength - 1] ?? 0)] ?? 'exchange';
  }

  add(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    // Copied, because the bytes are a view on the engine's memory, which it reuses.
    this.#pieces.push(bytes.slice());
    this.#size += bytes.length;
    if (this.#size >= largestAnswer) this.send();
  }

  send(): void {
    if (this.#size === 0) return;
    const whole = new Uint8Array(this.#size);
    let offset = 0;
    for (const piece of this.#pieces) {
      whole.set(piece, offset);
      offset += piece.length;
    }
    const tail = new Uint8Array([...this.#tail, ...whole.subarray(-readyForQueryLength)]);
    this.#tail = tail.slice(-readyForQueryLength);
    this.#pieces = [];
    this.#size = 0;
    this.#post(whole);
  }
}
