import type { AttributeKind, AttributeUnit } from '#primitives/attributes/attribute-kinds.ts';

export interface SeedSpecification {
  readonly label: string;
  readonly value: string;
}

export interface SeedName {
  readonly en: string;
  readonly ar: string;
}

export interface SeedAttributeOption {
  readonly key: string;
  readonly name: SeedName;
  /** Colours as '#rrggbb'; a finish of two colours has both. */
  readonly swatch?: string;
  readonly secondSwatch?: string;
}

/** The definition of an attribute. */
export interface SeedAttribute {
  readonly key: string;
  readonly kind: AttributeKind;
  readonly unit?: AttributeUnit;
  readonly name: SeedName;
  readonly options?: readonly SeedAttributeOption[];
}

export interface SeedCategoryAttribute {
  readonly key: string;
  readonly isFilter: boolean;
}

/** A model whose products differ in the attributes of `optionKeys` alone. */
export interface SeedFamily {
  readonly key: string;
  readonly name: SeedName;
  readonly optionKeys: readonly string[];
  /** Slugs of products. */
  readonly members: readonly string[];
}

/** A product in the format of API requests: English in the fields, Arabic in `translations`. */
export interface SeedProduct {
  readonly slug: string;
  readonly sku: string;
  readonly brand: string;
  readonly name: string;
  readonly shortDescription: string;
  readonly description: string;
  /** The slug of a category of the tree, and of one of its subcategories. */
  readonly category: string;
  readonly subcategory: string;
  /** In QAR. */
  readonly price: number;
  readonly stock: number;
  readonly isFeatured: boolean;
  readonly isNewArrival: boolean;
  readonly isBestSeller: boolean;
  readonly specifications: readonly SeedSpecification[];
  /** In millimetres; null for what has no size, such as software or a service. */
  readonly dimensions: { readonly width: number; readonly depth: number; readonly height: number } | null;
  readonly weightKg: number | null;
  /** By the key of the attribute: a number in its unit, the key of an option, the keys of several, or yes and no. */
  readonly attributes: Readonly<Record<string, number | string | boolean | readonly string[]>>;
  /** Packed sizes in millimetres. */
  readonly cartons: readonly {
    readonly width: number;
    readonly depth: number;
    readonly height: number;
    readonly weightKg: number;
    readonly count?: number;
  }[];
  /** A service is named by the code of its product. */
  readonly assembly:
    | { readonly kind: 'none-needed' }
    | { readonly kind: 'included' }
    | { readonly kind: 'self'; readonly minutes?: number }
    | { readonly kind: 'service'; readonly sku: string };
  readonly warrantyMonths: number;
  readonly leadTimeDays: number;
  readonly translations: {
    readonly ar: {
      readonly name: string;
      readonly shortDescription: string;
      readonly description: string;
      /** The same specifications in the same order. */
      readonly specifications: readonly SeedSpecification[];
    };
  };
}
