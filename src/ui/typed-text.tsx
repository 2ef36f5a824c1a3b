import { isolateTyped } from '#i18n/isolate-latin.ts';

/** What people typed, in either language: its own letters decide its direction. */
export function TypedText({ text }: { readonly text: string }) {
  return <bdi>{isolateTyped(text)}</bdi>;
}
