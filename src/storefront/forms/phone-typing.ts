import { AsYouType } from 'libphonenumber-js/min';

/** Loaded when it is first needed: the numbering plans of the world are larger than the rest of the checkout. */
export function formatPhone(digits: string): string {
  return new AsYouType('QA').input(digits);
}
