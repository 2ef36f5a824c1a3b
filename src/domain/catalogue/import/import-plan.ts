import { fieldErrorsFrom } from '#primitives/field-errors.ts';
import type { FieldErrorCode } from '#primitives/shop-error.ts';
import { type ProductDraft, productDraftSchema } from '../products/product-body.ts';
import { type CellProblem, columnOfField, readRow } from './csv-row.ts';
import { type Cells, type ContentColumn, type CsvColumn, cellsOf, contentColumns } from './product-csv.ts';

export const csvProblemCodes = [
  'bad_encoding',
  'empty',
  'not_a_table',
  'unknown_column',
  'repeated_column',
  'no_key_column',
  'too_many_rows',
  'too_many_cells',
  'unknown_id',
  'deleted',
  'stale',
  'repeated_row',
  'unknown_category',
  'unknown_subcategory',
  'specifications_differ',
] as const;

export interface CsvProblem {
  readonly row: number;
  /** As the heading of the table writes it; null for what is about the whole row. */
  readonly column: string | null;
  readonly code: (typeof csvProblemCodes)[number] | CellProblem | FieldErrorCode;
  readonly limit?: number;
}

/** A product as it is stored, in the form in which staff write it. */
export interface StoredForImport {
  readonly id: string;
  readonly version: number;
  readonly draft: ProductDraft;
}

/** What only the database knows of the products that a table names. */
export interface ImportFacts {
  readonly stored: ReadonlyMap<string, StoredForImport>;
  /** Whose code it is; deleted products keep theirs. */
  readonly ownerOfSku: ReadonlyMap<string, { readonly id: string; readonly isDeleted: boolean }>;
  /** Whose address it is or was. */
  readonly ownerOfSlug: ReadonlyMap<string, string>;
  readonly categories: ReadonlySet<string>;
  /** The category of each subcategory. */
  readonly categoryOfSubcategory: ReadonlyMap<string, string>;
}

export interface CellChange {
  readonly column: ContentColumn;
  readonly before: string;
  readonly after: string;
}

export interface PlannedRow {
  readonly row: number;
  readonly stored: StoredForImport | undefined;
  readonly draft: ProductDraft;
  readonly changes: readonly CellChange[];
}

export interface ImportPlan {
  readonly creates: readonly PlannedRow[];
  readonly changes: readonly PlannedRow[];
  readonly unchanged: number;
  readonly problems: readonly CsvProblem[];
  /** The row of each product that the table names. */
  readonly rowOfId: ReadonlyMap<string, number>;
}

interface Row {
  readonly row: number;
  readonly cells: Partial<Cells<CsvColumn>>;
}

/** Builds the import plan row by row. A plan with problems must not be applied. */
export class ImportPlanner {
  readonly #facts: ImportFacts;
  readonly #creates: PlannedRow[] = [];
  readonly #changes: PlannedRow[] = [];
  readonly #problems: CsvProblem[] = [];
  readonly #rowOfId = new Map<string, number>();
  readonly #seenSkus = new Set<string>();
  readonly #seenSlugs = new Set<string>();
  #unchanged = 0;

  constructor(facts: ImportFacts) {
    this.#facts = facts;
  }

  add({ row, cells }: Row): void {
    const { id, version, ...content } = cells;
    const owner = this.#ownerOf(row, id?.trim() ?? '', content.sku?.trim() ?? '');
    if (owner === 'wrong') return;
    if (owner && version?.trim() && version.trim() !== String(owner.version)) {
      this.#refuse(row, 'version', 'stale');
      return;
    }
    const { draft, problems } = readRow(content, owner?.draft);
    for (const { column, code } of problems) this.#refuse(row, column, code);
    if (problems.length > 0) return;
    const checked = this.#check(row, draft);
    if (!checked || !this.#isPossible(row, checked, owner)) return;
    const before = owner && cellsOf(owner.draft);
    const after = cellsOf({ ...checked, slug: checked.slug ?? owner?.draft.slug });
    const changes = contentColumns
      .map((column) => ({ column, before: before?.[column] ?? '', after: after[column] }))
      .filter((change) => change.before !== change.after);
    const planned = { row, stored: owner, draft: checked, changes };
    if (!owner) this.#creates.push(planned);
    else if (changes.length > 0) this.#changes.push(planned);
    else this.#unchanged += 1;
  }

  plan(): ImportPlan {
    return {
      creates: this.#creates,
      changes: this.#changes,
      unchanged: this.#unchanged,
      problems: this.#problems,
      rowOfId: this.#rowOfId,
    };
  }

  #refuse(row: number, column: string | null, code: CsvProblem['code'], limit?: number): void {
    this.#problems.push({ row, column, code, ...(limit !== undefined && { limit }) });
  }

  /** The product that a row means, undefined for a new one. */
  #ownerOf(row: number, id: string, sku: string): StoredForImport | undefined | 'wrong' {
    const { stored, ownerOfSku } = this.#facts;
    const holder = ownerOfSku.get(sku);
    const owner = id ? stored.get(id.toLowerCase()) : holder && stored.get(holder.id);
    if (id && !owner) this.#refuse(row, 'id', 'unknown_id');
    else if (!owner && holder?.isDeleted) this.#refuse(row, 'sku', 'deleted');
    else if (owner && this.#rowOfId.has(owner.id)) this.#refuse(row, id ? 'id' : 'sku', 'repeated_row');
    else {
      if (owner) this.#rowOfId.set(owner.id, row);
      return owner;
    }
    return 'wrong';
  }

  #check(row: number, draft: object): ProductDraft | undefined {
    const parsed = productDraftSchema.safeParse(draft, { reportInput: true });
    if (parsed.success) return parsed.data;
    for (const error of fieldErrorsFrom(parsed.error.issues)) {
      const isCount = error.path === 'translations.ar.specifications' && error.code === 'invalid';
      this.#refuse(
        row,
        columnOfField(error.path),
        isCount ? 'specifications_differ' : error.code,
        'limit' in error ? error.limit : undefined,
      );
    }
    return undefined;
  }

  /** What a product alone cannot tell: its place, and that its code and address are its own. */
  #isPossible(row: number, draft: ProductDraft, owner: StoredForImport | undefined): boolean {
    const before = this.#problems.length;
    const { categories, categoryOfSubcategory, ownerOfSku, ownerOfSlug } = this.#facts;
    const { sku, slug, category, subcategory } = draft;
    if (!categories.has(category)) this.#refuse(row, 'category', 'unknown_category');
    else if (subcategory !== null && categoryOfSubcategory.get(subcategory) !== category) {
      this.#refuse(row, 'subcategory', 'unknown_subcategory');
    }
    const holder = ownerOfSku.get(sku);
    if ((holder && holder.id !== owner?.id) || this.#seenSkus.has(sku)) this.#refuse(row, 'sku', 'taken');
    this.#seenSkus.add(sku);
    if (slug !== undefined) {
      const slugHolder = ownerOfSlug.get(slug);
      if ((slugHolder !== undefined && slugHolder !== owner?.id) || this.#seenSlugs.has(slug)) {
        this.#refuse(row, 'slug', 'taken');
      }
      this.#seenSlugs.add(slug);
    }
    return this.#problems.length === before;
  }
}
