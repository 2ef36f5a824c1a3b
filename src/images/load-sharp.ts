import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/** The image library. Loaded on first use: a start needs no picture, and its machine code takes long to load. */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: library }) => {
    // One thread per image: several are converted concurrently, and requests need the other threads.
    library.concurrency(1);
    // No image is read twice in a row, so that the cache of decoded ones would only hold memory.
    library.cache(false);
    return library;
  });
  return loading;
}
