export interface SeedSpecification {
  readonly label: string;
  readonly value: string;
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
