import { AsYouType } from 'libphonenumber-js/min';

/** Formats a phone number as it is typed. Imported on demand: the numbering plans are larger than the checkout. */
export function formatPhone(digits: string): string {
  return new AsYouType('QA').input(digits);
}
