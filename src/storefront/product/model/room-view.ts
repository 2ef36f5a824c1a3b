/** How a device shows a model in a room: an app of Android, one of iOS, or, on a desktop, the phone that reads a code. */
export type RoomViewer = 'scene-viewer' | 'quick-look' | 'phone';

export function roomViewerOf(device: {
  readonly userAgent: string;
  /** Whether links with `rel="ar"` open Quick Look. */
  readonly opensArLinks: boolean;
}): RoomViewer {
  if (device.opensArLinks) return 'quick-look';
  return /android/i.test(device.userAgent) ? 'scene-viewer' : 'phone';
}

interface RoomModel {
  /** Absolute addresses. */
  readonly file: string;
  readonly page: string;
  readonly title: string;
}

/**
 * Link that opens Scene Viewer: at true scale, which cannot be changed, with the product's page as the way back. Without
 * the app the browser stays on the page.
 */
export function sceneViewerLink({ file, page, title }: RoomModel): string {
  const query = new URLSearchParams({ file, mode: 'ar_preferred', title, link: page, resizable: 'false' });
  const intent = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
  ];
  return `intent://arvr.google.com/scene-viewer/1.2?${query}#Intent;${intent.join(';')};end;`;
}

/** The fragment that opens the 3D model of a product page. */
export const modelFragment = '#3d';
