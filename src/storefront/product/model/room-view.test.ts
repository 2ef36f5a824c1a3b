import { describe, expect, it } from 'vitest';
import { roomViewerOf, sceneViewerLink } from './room-view.ts';

describe('a model in a room', () => {
  it('is shown by what the device has', () => {
    const of = (userAgent: string, opensArLinks = false) => roomViewerOf({ userAgent, opensArLinks });
    expect(of('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true)).toBe('quick-look');
    expect(of('Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140')).toBe('scene-viewer');
    expect(of('Mozilla/5.0 (X11; Linux x86_64) Chrome/140')).toBe('phone');
  });

  it('opens in Scene Viewer at true scale, with the way back, whatever its name is', () => {
    const page = 'https://shop.example/ar/product/desk';
    const link = sceneViewerLink({
      file: 'https://shop.example/models/0f.glb',
      page,
      title: 'مكتب & كرسي; #1',
    });
    const [address = '', intent = ''] = link.split('#');
    const { protocol, pathname, searchParams } = new URL(address);
    expect([protocol, pathname]).toEqual(['intent:', '/scene-viewer/1.2']);
    expect(Object.fromEntries(searchParams)).toEqual({
      file: 'https://shop.example/models/0f.glb',
      mode: 'ar_preferred',
      title: 'مكتب & كرسي; #1',
      link: page,
      resizable: 'false',
    });
    expect(intent).toMatch(/^Intent;scheme=https;package=[\w.]+;action=android\.intent\.action\.VIEW;/);
    expect(intent).toContain(`S.browser_fallback_url=${encodeURIComponent(page)};end;`);
  });
});
