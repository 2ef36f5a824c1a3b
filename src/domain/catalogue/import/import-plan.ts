import { fieldErrorsFrom } from '#primitives/field-errors.ts';
import type { FieldErrorCode } from '#primitives/shop-error.ts';
import type { FieldRule } from '#primitives/text/field-rules.ts';
import { type Attribute, attributesByKey } from '../attributes/attribute.ts';
import { attributeErrors } from '../attributes/attribute-values.ts';
import type { Category } from '../categories/category.ts';
import { findCurrentPlace } from '../categories/find-place.ts';
import { arabicToPublish, missingArabic, type TranslatedField } from '../products/missing-arabic.ts';
import { type ProductDraft, productDraftSchema } from '../products/product-body.ts';
import { type CellFacts, type CellProblem, columnOfField, readRow, successorCodes } from './csv-row.ts';
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
  'same_as_row',
  'unknown_category',
  'unknown_subcategory',
  'specifications_differ',
  'unknown_successor',
  'unknown_family',
] as const;

export interface CsvProblem {
  readonly row: number;
  /** As the heading of the table writes it; null for what is about the whole row. */
  readonly column: string | null;
  readonly code: (typeof csvProblemCodes)[number] | CellProblem | FieldErrorCode;
  readonly limit?: number;
  readonly rule?: FieldRule;
  /** The earlier row of the table that has the same, with `same_as_row`. */
  readonly sameAsRow?: number;
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
  /** The codes of the products that are successors or assembly services, or are named as such. */
  readonly skuOfSuccessor: ReadonlyMap<string, string>;
  readonly idOfSuccessor: ReadonlyMap<string, string>;
  /** Definitions of all attributes. */
  readonly attributes: readonly Attribute[];
  /** With their subcategories: a cell may have a slug or a name in either language. */
  readonly categories: readonly Category[];
  /** The keys of all families. */
  readonly families: ReadonlySet<string>;
  /** Whether the shop refuses to publish what lacks Arabic. */
  readonly requiresArabic: boolean;
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
  /** The texts that will be shown in English for want of Arabic. */
  readonly lacksArabic: readonly TranslatedField[];
}

export interface ImportPlan {
  readonly creates: readonly PlannedRow[];
  readonly changes: readonly PlannedRow[];
  readonly unchanged: number;
  /** In the order of the rows. A row that has one is in no other list. */
  readonly problems: readonly CsvProblem[];
  /** The row of each product that the table names. */
  readonly rowOfId: ReadonlyMap<string, number>;
}

interface Row {
  readonly row: number;
  readonly cells: Partial<Cells<CsvColumn>>;
  readonly isTooLong?: boolean;
}

/** Builds the import plan row by row, and lists everything that is wrong with a row at once. */
export class ImportPlanner {
  readonly #facts: ImportFacts;
  readonly #cellFacts: CellFacts;
  readonly #columns: readonly ContentColumn[];
  readonly #creates: PlannedRow[] = [];
  readonly #changes: PlannedRow[] = [];
  readonly #problems: CsvProblem[] = [];
  readonly #rowOfId = new Map<string, number>();
  /** The first row with each code and address. */
  readonly #rowOfSku = new Map<string, number>();
  readonly #rowOfSlug = new Map<string, number>();
  #unchanged = 0;
  /** Of the row that is being added. */
  readonly #refusedCells = new Set<string | null>();

  constructor(facts: ImportFacts) {
    this.#facts = facts;
    this.#cellFacts = {
      attributes: attributesByKey(facts.attributes),
      idOfService: facts.idOfSuccessor,
    };
    this.#columns = contentColumns(facts.attributes);
  }

  add({ row, cells, isTooLong = false }: Row): void {
    this.#refusedCells.clear();
    const { id, version, ...content } = cells;
    if (isTooLong) this.#refuse(row, null, 'too_many_cells');
    const owner = this.#ownerOf(row, id?.trim() ?? '', content.sku?.trim() ?? '');
    const stored = owner === 'wrong' ? undefined : owner;
    if (stored && version?.trim() && version.trim() !== String(stored.version)) {
      this.#refuse(row, 'version', 'stale');
    }
    const read = readRow(content, stored?.draft, this.#cellFacts);
    for (const { column, code } of read.problems) this.#refuse(row, column, code);
    const draft = this.#withSuccessors(row, this.#withPlace(row, read.draft), {
      cell: content.successors,
      stored,
    });
    const { family } = draft;
    if (typeof family === 'string' && !this.#facts.families.has(family)) {
      this.#refuse(row, 'product_family', 'unknown_family');
    }
    if (owner !== 'wrong') this.#requireOwnCodes(row, draft, stored);
    // Of a row whose product is not known, only what it has is checked: what it lacks may be stored.
    const checked = this.#check(row, draft, (column) => owner !== 'wrong' || column in content);
    if (checked && this.#facts.requiresArabic) {
      for (const field of arabicToPublish(checked, stored?.draft)) {
        this.#refuse(row, columnOfField(`translations.ar.${field}`), 'lacks_arabic');
      }
    }
    if (this.#refusedCells.size > 0 || !checked) return;
    this.#plan(row, checked, stored);
  }

  #plan(row: number, draft: ProductDraft, stored: StoredForImport | undefined): void {
    const cellsOfDraft = (one: ProductDraft) =>
      cellsOf(one, this.#facts.skuOfSuccessor, this.#facts.attributes);
    const before = stored && cellsOfDraft(stored.draft);
    const after = cellsOfDraft({ ...draft, slug: draft.slug ?? stored?.draft.slug });
    const changes = this.#columns
      .map((column) => ({ column, before: before?.[column] ?? '', after: after[column] ?? '' }))
      .filter((change) => change.before !== change.after);
    const planned = { row, stored, draft, changes, lacksArabic: missingArabic(draft) };
    if (!stored) this.#creates.push(planned);
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

  #refuse(
    row: number,
    column: string | null,
    code: CsvProblem['code'],
    details: Pick<CsvProblem, 'limit' | 'rule' | 'sameAsRow'> = {},
  ): void {
    // One reason for a cell is enough: the first says most.
    if (this.#refusedCells.has(column)) return;
    this.#refusedCells.add(column);
    this.#problems.push({ row, column, code, ...details });
  }

  /** The product that a row means, undefined for a new one. */
  #ownerOf(row: number, id: string, sku: string): StoredForImport | undefined | 'wrong' {
    const { stored, ownerOfSku } = this.#facts;
    const holder = ownerOfSku.get(sku);
    const owner = id ? stored.get(id.toLowerCase()) : holder && stored.get(holder.id);
    const sameAsRow = owner && this.#rowOfId.get(owner.id);
    if (id && !owner) this.#refuse(row, 'id', 'unknown_id');
    else if (!owner && holder?.isDeleted) this.#refuse(row, 'sku', 'deleted');
    else if (sameAsRow !== undefined) this.#refuse(row, id ? 'id' : 'sku', 'same_as_row', { sameAsRow });
    else {
      if (owner) this.#rowOfId.set(owner.id, row);
      return owner;
    }
    return 'wrong';
  }

  /** The draft with the slugs of the category and subcategory that its cells name. */
  #withPlace(row: number, draft: Record<string, unknown>): Record<string, unknown> {
    const { category: named, subcategory: namedPart } = draft;
    if (typeof named !== 'string' || named === '') return draft;
    const place = findCurrentPlace(this.#facts.categories, 'category', named);
    if (!place) {
      this.#refuse(row, 'category', 'unknown_category');
      return draft;
    }
    const { category } = place;
    if (typeof namedPart !== 'string') return { ...draft, category: category.slug };
    const part = findCurrentPlace([category], 'subcategory', namedPart)?.subcategory;
    if (!part) this.#refuse(row, 'subcategory', 'unknown_subcategory');
    return { ...draft, category: category.slug, subcategory: part?.slug ?? namedPart };
  }

  /** The draft with the ids of the successors that a cell names; a cell that says what is stored changes nothing. */
  #withSuccessors(
    row: number,
    draft: Record<string, unknown>,
    { cell, stored }: { readonly cell: string | undefined; readonly stored: StoredForImport | undefined },
  ): Record<string, unknown> {
    if (cell === undefined) return draft;
    const codes = successorCodes(cell);
    const { skuOfSuccessor, idOfSuccessor } = this.#facts;
    if (stored && cellsOf(stored.draft, skuOfSuccessor, []).successors === codes.join(', ')) return draft;
    const ids = codes.flatMap((code) => idOfSuccessor.get(code) ?? []);
    if (ids.length < codes.length || (stored && ids.includes(stored.id))) {
      this.#refuse(row, 'successors', 'unknown_successor');
    }
    return { ...draft, successorIds: ids };
  }

  /** The code and the address belong to no other product, stored or in the table. */
  #requireOwnCodes(
    row: number,
    { sku, slug }: Record<string, unknown>,
    owner: StoredForImport | undefined,
  ): void {
    const { ownerOfSku, ownerOfSlug } = this.#facts;
    if (typeof sku === 'string' && sku !== '') {
      this.#requireOwn(row, 'sku', {
        holder: ownerOfSku.get(sku)?.id,
        owner,
        first: this.#rowOfSku.get(sku),
      });
      if (!this.#rowOfSku.has(sku)) this.#rowOfSku.set(sku, row);
    }
    if (typeof slug === 'string' && slug !== '') {
      this.#requireOwn(row, 'slug', {
        holder: ownerOfSlug.get(slug),
        owner,
        first: this.#rowOfSlug.get(slug),
      });
      if (!this.#rowOfSlug.has(slug)) this.#rowOfSlug.set(slug, row);
    }
  }

  #requireOwn(
    row: number,
    column: 'sku' | 'slug',
    known: {
      readonly holder: string | undefined;
      readonly owner: StoredForImport | undefined;
      readonly first: number | undefined;
    },
  ): void {
    if (known.first !== undefined) this.#refuse(row, column, 'same_as_row', { sameAsRow: known.first });
    else if (known.holder !== undefined && known.holder !== known.owner?.id) {
      this.#refuse(row, column, 'taken');
    }
  }

  #check(
    row: number,
    draft: Record<string, unknown>,
    isChecked: (column: ContentColumn) => boolean,
  ): ProductDraft | undefined {
    const parsed = productDraftSchema.safeParse(draft, { reportInput: true });
    if (parsed.success) return this.#withKnownAttributes(row, parsed.data);
    for (const error of fieldErrorsFrom(parsed.error.issues)) {
      const column = columnOfField(error.path);
      if (!isChecked(column)) continue;
      const { path, code, ...detail } = error;
      const isCount = path === 'translations.ar.specifications' && code === 'invalid';
      this.#refuse(row, column, isCount ? 'specifications_differ' : code, detail);
    }
    return undefined;
  }

  /** Values that do not fit their definitions are refused; stored ones may be older than a definition. */
  #withKnownAttributes(row: number, draft: ProductDraft): ProductDraft {
    for (const error of attributeErrors(draft.attributes, this.#cellFacts.attributes)) {
      this.#refuse(row, columnOfField(error.path), 'unknown_option');
    }
    return draft;
  }
}
