/** Protocol messages that the engine gets in one call, up to the one after which the client waits for a response. */
export interface ProtocolUnit {
  readonly bytes: Uint8Array;
  /** Whether the response ends with ReadyForQuery. */
  readonly awaitsReady: boolean;
}

const protocolVersion3 = 196_608;
const headerLength = 5;
const startupHeaderLength = 8;

/** Message types after which a client waits: simple query, function call, sync, flush. */
const waitsAfter = new Set(['Q', 'F', 'S', 'H']);
const flush = 'H';
const terminate = 'X';

/** Parser of the messages that a PostgreSQL client sends; independent of how the bytes are split into chunks. */
export class FrontendMessages {
  #pending: Uint8Array = new Uint8Array(0);
  #scanned = 0;
  #started = false;
  #ended = false;

  add(bytes: Uint8Array): (ProtocolUnit | 'terminate')[] {
    this.#pending = this.#pending.length === 0 ? bytes : joined(this.#pending, bytes);
    const units: (ProtocolUnit | 'terminate')[] = [];
    for (let unit = this.#next(); unit; unit = this.#next()) units.push(unit);
    return units;
  }

  #next(): ProtocolUnit | 'terminate' | undefined {
    if (this.#ended) return undefined;
    if (!this.#started) return this.#startup();
    const view = viewOf(this.#pending);
    while (this.#pending.length - this.#scanned >= headerLength) {
      const type = String.fromCharCode(view.getUint8(this.#scanned));
      const end = this.#scanned + 1 + view.getInt32(this.#scanned + 1);
      if (end > this.#pending.length) return undefined;
      this.#scanned = end;
      if (type === terminate) return this.#end();
      if (waitsAfter.has(type)) return { bytes: this.#take(), awaitsReady: type !== flush };
    }
    return undefined;
  }

  #startup(): ProtocolUnit | 'terminate' | undefined {
    if (this.#pending.length < startupHeaderLength) return undefined;
    const view = viewOf(this.#pending);
    if (view.getInt32(4) !== protocolVersion3) return this.#end();
    if (this.#pending.length < view.getInt32(0)) return undefined;
    this.#scanned = view.getInt32(0);
    this.#started = true;
    return { bytes: this.#take(), awaitsReady: true };
  }

  #end(): 'terminate' {
    this.#ended = true;
    return 'terminate';
  }

  #take(): Uint8Array {
    const unit = this.#pending.subarray(0, this.#scanned);
    this.#pending = this.#pending.subarray(this.#scanned);
    this.#scanned = 0;
    return unit;
  }
}

export function simpleQuery(statement: string): Uint8Array {
  const text = new TextEncoder().encode(statement);
  const message = new Uint8Array(headerLength + text.length + 1);
  message[0] = 'Q'.charCodeAt(0);
  viewOf(message).setInt32(1, message.length - 1);
  message.set(text, headerLength);
  return message;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
