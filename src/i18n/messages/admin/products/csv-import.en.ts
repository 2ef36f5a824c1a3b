/** What can be wrong with a table of products, by its code. */
export const csvProblemsEn = {
  bad_encoding: 'The file cannot be read as text. In Excel, save it as “CSV UTF-8”.',
  empty: 'The file is empty.',
  not_a_table: 'The file cannot be read from here on: a quotation mark is missing or there is one too many.',
  unknown_column: 'Choose what this column is, or ignore it.',
  repeated_column: 'This column is there twice.',
  no_key_column: 'The file needs a column “sku” or “id”, so that products can be told apart.',
  too_many_rows: 'A file can have {limit} rows at most. Please divide it.',
  too_many_cells: 'This row has more cells than there are columns.',
  unknown_id: 'No product has this id. For a new product leave the cell empty.',
  deleted: 'A deleted product has this code. Bring it back first, or choose another code.',
  stale:
    'This product was changed in the shop after the file was exported. Export it again, or clear this cell to write over it.',
  same_as_row: 'The same as in row {row}. Keep one of the two.',
  unknown_category: 'There is no category with this name or address.',
  unknown_subcategory: 'The category has no subcategory with this name or address.',
  specifications_differ: 'English and Arabic need the same number of specifications.',
  unknown_family: 'There is no family with this key. Create it first; the keys are on the screen “Families”.',
  unknown_successor:
    'Each code must be that of another product of the shop. A new product has to be imported first.',
  not_a_number: 'This is not a number.',
  not_yes_or_no: 'Please write yes or no.',
  not_specifications: 'Please write one specification a line, as “label | value”.',
  unknown_option: 'The attribute has no such option. Its options are on the screen “Attributes”.',
  not_cartons: 'Please write one size a line: 1250 x 650 x 90 mm, 22.5 kg, 2 pcs.',
  not_assembly:
    'Please write “none needed”, “included”, “self”, “self 45 minutes”, or “service” and the code of a product.',
};

/** Headings of the two columns that a table of refused rows has before its own. */
export const refusedRowsEn = { row: 'Row', reason: 'What is wrong' };
