import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFolderStore } from '#storage/folder-store.ts';
import { unfoldingPicture } from '../../../tests/support/unfolding-picture.ts';
import { type AttachmentStore, openAttachmentStore } from './attachment-store.server.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

let folder: string;
let store: AttachmentStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attachments-'));
  store = openAttachmentStore(openFolderStore(folder));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#8a1538' } });

describe('a file of a buyer', () => {
  it('is stored byte by byte when it is a PDF', async () => {
    const checked = await store.check(pdf, 'LPO 77.pdf');
    expect(await readdir(folder)).toEqual([]);
    const kept = await store.keep(checked);
    expect(kept).toMatchObject({ originalName: 'LPO 77.pdf', type: 'application/pdf', size: pdf.byteLength });
    expect(await store.read(kept.relativePath)).toEqual(pdf);
  });

  it('is encoded again when it is a picture, so that no data hides after its end', async () => {
    for (const bytes of [await picture().png().toBuffer(), await picture().webp().toBuffer()]) {
      const polyglot = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
      const { type, relativePath } = await store.keep(await store.check(polyglot, 'lpo.png'));
      expect(type).toBe('image/webp');
      const stored = await store.read(relativePath);
      expect(stored?.includes('<script>')).toBe(false);
      expect(stored?.includes('PK\u0003\u0004')).toBe(false);
    }
  });

  it.each([
    ['a script that is called .pdf', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['half a PDF', pdf.subarray(0, 20)],
    ['a page for browsers', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2000)])],
    ['nothing', Buffer.alloc(0)],
    ['a picture that is cut off', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1')],
  ])('is refused when it is %s', async (_, bytes) => {
    await expect(store.check(bytes, 'lpo.pdf')).rejects.toMatchObject({ code: 'invalid_attachment' });
  });

  it('is refused when it unfolds into more than the memory can hold', async () => {
    const bomb = unfoldingPicture();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    await expect(store.check(bomb, 'lpo.png')).rejects.toMatchObject({ code: 'invalid_attachment' });
  });

  it('is refused when it is larger than 10 MB', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024), Buffer.from('%%EOF')]);
    await expect(store.check(large, 'lpo.pdf')).rejects.toMatchObject({ code: 'image_too_large' });
  });

  it('cannot be asked for by a path that leads elsewhere', async () => {
    expect(await store.read('../secret')).toBeUndefined();
    expect(await store.read(`${'a'.repeat(40)}.exe`)).toBeUndefined();
  });
});
