import { describe, expect, it } from 'vitest';
import { isCalledPdf, isPdf } from './floor-file.ts';

describe('a chosen floor plan', () => {
  it('is a PDF by its first bytes, whatever it is called', async () => {
    expect(await isPdf(new Blob(['%PDF-1.7\n…']))).toBe(true);
    expect(await isPdf(new Blob(['\0'.repeat(900), '%PDF-1.4']))).toBe(true);
    expect(await isPdf(new Blob(['\0'.repeat(1_100), '%PDF-1.4']))).toBe(false);
    expect(await isPdf(new Blob(['\x89PNG\r\n']))).toBe(false);
    expect(await isPdf(new Blob([]))).toBe(false);
  });

  it('calls itself a PDF by its name or its type', () => {
    expect(isCalledPdf({ name: 'Level 3.PDF', type: '' })).toBe(true);
    expect(isCalledPdf({ name: 'level 3', type: 'application/pdf' })).toBe(true);
    expect(isCalledPdf({ name: 'pdf.png', type: 'image/png' })).toBe(false);
  });
});
