export interface ModelSubcategory {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

export interface ModelCategory {
  readonly id: string;
  slug: string;
  name: string;
  version: number;
  subcategories: ModelSubcategory[];
}

export interface ModelProduct {
  readonly id: string;
  readonly sku: string;
  name: string;
  slug: string;
  readonly formerSlugs: Set<string>;
  category: ModelCategory;
  subcategory: ModelSubcategory | null;
  version: number;
  isDeleted: boolean;
}

export interface ModelPlace {
  readonly slug: string;
  readonly category: ModelCategory;
  readonly subcategory: ModelSubcategory | null;
}

/** What the catalogue should hold, as plain lists. */
export class CatalogueModel {
  categories: ModelCategory[] = [];
  readonly products: ModelProduct[] = [];
  /** How many entries the history should have. */
  changes = 0;

  get shownProducts(): ModelProduct[] {
    return this.products.filter((product) => !product.isDeleted);
  }

  get places(): ModelPlace[] {
    return this.categories.flatMap((category) => [
      { slug: category.slug, category, subcategory: null },
      ...category.subcategories.map((subcategory) => ({ slug: subcategory.slug, category, subcategory })),
    ]);
  }

  leadsToAnother(slug: string, own?: ModelProduct): boolean {
    return this.products.some(
      (product) => product !== own && (product.slug === slug || product.formerSlugs.has(slug)),
    );
  }

  move(products: readonly ModelProduct[], { category, subcategory }: Omit<ModelPlace, 'slug'>): void {
    for (const product of products) {
      Object.assign(product, { category, subcategory, version: product.version + 1 });
    }
    this.changes += products.length;
  }

  /** A product points at what its subcategory is now, not at what it was before it was renamed. */
  replaceSubcategories(category: ModelCategory, subcategories: ModelSubcategory[]): void {
    category.subcategories = subcategories;
    const byId = new Map(subcategories.map((part) => [part.id, part]));
    for (const product of this.products) {
      if (product.category !== category || !product.subcategory) continue;
      product.subcategory = byId.get(product.subcategory.id) ?? null;
    }
  }
}
