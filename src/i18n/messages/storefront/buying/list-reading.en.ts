import { pluralForm } from '#i18n/plural.ts';

/** Reading a pasted list or a file, in a request for a quotation and in the quick order. */
export const listReadingEn = {
  file: 'Or an Excel or CSV file',
  fileHint:
    'A bill of quantities, for example: .xlsx or .csv, at most 2 MB. It stays on your device; only its lines are compared with our catalogue.',
  fileTexts: {
    choose: 'Choose a file',
    change: 'Change',
    none: 'No file chosen',
    remove: 'Remove the file',
  },
  empty: 'Paste a list or choose a file first.',
  nothingRead: 'No line with a quantity was found. Put the code or name and the quantity on one line.',
  failed: 'The list could not be compared. Check your connection and try again; your list is still here.',
  problems: {
    too_large:
      'This file is too large. Up to 2 MB can be read; delete other sheets and pictures, or paste the lines.',
    old_excel:
      'This is an older Excel file (.xls) or one with a password. Save it as .xlsx or CSV without a password.',
    unreadable: 'This file cannot be read. Choose an Excel file (.xlsx) or a CSV file.',
    empty: 'No line with a quantity was found in this file. It needs a column with the heading “Quantity”.',
  },
  skippedRows: {
    /** Before the rows. */
    rows: (count: number) =>
      pluralForm('en', count, {
        one: '1 row was left out, because it says no quantity:',
        other: `${count} rows were left out, because they say no quantity:`,
      }),
    row: (number: number) => `Row ${number}`,
    sheets: (count: number) =>
      pluralForm('en', count, {
        one: 'Only the first sheet was read. One more has lines: save it as a file of its own.',
        other: `Only the first sheet was read. ${count} more have lines: save each as a file of its own.`,
      }),
  },
};

export type ListReadingMessages = typeof listReadingEn;
