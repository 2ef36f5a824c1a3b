import { type SiteContent, type SiteSection, siteSections } from './site-content.ts';

/** The undo of a change: the contents with what they had before, and the sections that stay as they are. */
export interface UndoPlan {
  readonly content: SiteContent;
  readonly undone: readonly SiteSection[];
  readonly refused: readonly { readonly section: SiteSection; readonly fields: readonly string[] }[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Plans the undo of a change: each section gets back the fields that the change wrote, where they still have what it
 * wrote. A section where another change wrote one of them since stays as it is.
 */
export function planContentUndo(before: SiteContent, after: SiteContent, current: SiteContent): UndoPlan {
  const undone: SiteSection[] = [];
  const refused: { section: SiteSection; fields: string[] }[] = [];
  const content: Record<string, unknown> = { ...current };
  for (const section of siteSections) {
    const [was, wrote, is]: Fields[] = [before[section], after[section], current[section]];
    if (!was || !wrote || !is) continue;
    const written = Object.keys(wrote).filter((field) => !isEqual(was[field], wrote[field]));
    if (written.length === 0) continue;
    const changedSince = written.filter((field) => !isEqual(is[field], wrote[field]));
    if (changedSince.length > 0) {
      refused.push({ section, fields: changedSince });
      continue;
    }
    content[section] = { ...is, ...Object.fromEntries(written.map((field) => [field, was[field]])) };
    undone.push(section);
  }
  return { content: content as unknown as SiteContent, undone, refused };
}

/** Fields of both states have the order of their schema, so equal states are equal texts. */
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
