import { longestWantedText } from '../quote-body.ts';

/** A file of a list is read in the browser; larger ones are refused. */
export const mostFileBytes = 2 * 1024 * 1024;

export const longestCode = 60;
export const longestLineText = longestWantedText;
