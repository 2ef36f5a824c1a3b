import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrontendMessages, simpleQuery } from './frontend-messages.ts';

function message(type: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(5 + body.length);
  bytes[0] = type.charCodeAt(0);
  new DataView(bytes.buffer).setInt32(1, 4 + body.length);
  bytes.set(body, 5);
  return bytes;
}

function startup(code = 196_608): Uint8Array {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setInt32(0, bytes.length);
  view.setInt32(4, code);
  return bytes;
}

const joined = (pieces: readonly Uint8Array[]) => Buffer.concat(pieces);
const body = fc.uint8Array({ maxLength: 40 });
const extended = fc
  .array(fc.tuple(fc.constantFrom('P', 'B', 'D', 'E', 'C'), body), { maxLength: 4 })
  .chain((parts) =>
    fc
      .constantFrom('S', 'H')
      .map((end) => [...parts.map(([type, bytes]) => message(type, bytes)), message(end, new Uint8Array(0))]),
  );
const simple = body.map((bytes) => [message('Q', bytes)]);

describe('the messages of a PostgreSQL client', () => {
  it('become the same units however the bytes are split on the way', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(extended, simple), { maxLength: 6 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 30 })),
        (units, sizes) => {
          const expected = [startup(), ...units.map(joined)].map((bytes) =>
            Buffer.from(bytes).toString('hex'),
          );
          const bytes = joined([startup(), ...units.flat()]);
          const messages = new FrontendMessages();
          const found: string[] = [];
          for (let offset = 0; offset < bytes.length; ) {
            const size = sizes.next().value ?? 1;
            for (const unit of messages.add(new Uint8Array(bytes.subarray(offset, offset + size)))) {
              if (unit === 'terminate') throw new Error('nobody asked to end');
              found.push(Buffer.from(unit.bytes).toString('hex'));
            }
            offset += size;
          }
          expect(found).toEqual(expected);
        },
      ),
    );
  });

  it('await ReadyForQuery after a query or a sync, and not after a flush', () => {
    const messages = new FrontendMessages();
    const units = messages.add(
      joined([
        startup(),
        simpleQuery('SELECT 1'),
        message('S', new Uint8Array(0)),
        message('H', new Uint8Array(0)),
      ]),
    );
    expect(units.map((unit) => unit !== 'terminate' && unit.awaitsReady)).toEqual([true, true, true, false]);
  });

  it('end the connection when the client says so or speaks another protocol', () => {
    const polite = new FrontendMessages();
    expect(polite.add(joined([startup(), message('X', new Uint8Array(0))])).at(-1)).toBe('terminate');
    expect(new FrontendMessages().add(startup(80_877_103))).toEqual(['terminate']);
  });
});
