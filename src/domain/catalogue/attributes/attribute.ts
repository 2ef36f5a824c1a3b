import type { AttributeKind, AttributeUnit } from '#primitives/attributes/attribute-kinds.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** A value that an attribute of options may have, such as a colour. */
export interface AttributeOption {
  readonly key: string;
  readonly name: LocalizedText;
  /** Colours as '#rrggbb'; a finish of two colours has both. */
  readonly swatch: string | null;
  readonly secondSwatch: string | null;
}

/** A typed property of products, such as the seat height or the colour. */
export interface Attribute {
  readonly id: string;
  /** In product rows, addresses and CSV headings; it never changes. */
  readonly key: string;
  readonly kind: AttributeKind;
  /** Of numbers; null for a bare number, such as a count. */
  readonly unit: AttributeUnit | null;
  readonly name: LocalizedText;
  /** In display order; empty for numbers and for yes and no. */
  readonly options: readonly AttributeOption[];
  /** Whether it is a column of its own, such as the width: it cannot be changed or deleted. */
  readonly isBuiltIn: boolean;
  readonly version: number;
}

/** An attribute of a category, and whether its lists can be narrowed by it. */
export interface CategoryAttribute {
  readonly key: string;
  readonly isFilter: boolean;
}

/** Definitions by key. */
export type AttributesByKey = ReadonlyMap<string, Attribute>;

export function attributesByKey(attributes: readonly Attribute[]): AttributesByKey {
  return new Map(attributes.map((attribute) => [attribute.key, attribute]));
}
