import { afterEach, expect, test, vi } from 'vitest';
import { fetchModel } from './fetch-model.ts';

afterEach(() => vi.unstubAllGlobals());

function glbOf(length: number): Uint8Array {
  const bytes = new Uint8Array(length).fill(7);
  bytes.set(new TextEncoder().encode('glTF'));
  new DataView(bytes.buffer).setUint32(8, length, true);
  return bytes;
}

/** An answer in pieces, without a length, as a compressed one has. */
function answerWith(bytes: Uint8Array, pieces: readonly number[], status = 200): void {
  let from = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const size of pieces) {
        controller.enqueue(bytes.slice(from, from + size));
        from += size;
      }
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

test('progress counts bytes of the file, by the length that its header has', async () => {
  const glb = glbOf(100);
  answerWith(glb, [5, 15, 80]);
  const progress: [number, number][] = [];
  const loaded = await fetchModel('/models/1.glb', AbortSignal.timeout(1000), (...step) =>
    progress.push(step),
  );
  expect(progress).toEqual([
    [20, 100],
    [100, 100],
  ]);
  expect(new Uint8Array(loaded)).toEqual(glb);
});

test('a model that is not there is a failure', async () => {
  answerWith(glbOf(20), [20], 404);
  await expect(fetchModel('/models/1.glb', AbortSignal.timeout(1000), () => {})).rejects.toThrow('404');
});
