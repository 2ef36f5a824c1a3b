import { type NonSharedBuffer, transcode } from 'node:buffer';

/**
 * The bytes of a text that is not all Latin, as pages are. Node encodes such a text character by character; by way of
 * the form that it has in memory it takes a quarter of the time (measured on a page of 52 kB: 68 µs, not 285).
 */
export function utf8Bytes(text: string): NonSharedBuffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    // Half of a pair of characters, which has no bytes of its own.
    return Buffer.from(text);
  }
}
