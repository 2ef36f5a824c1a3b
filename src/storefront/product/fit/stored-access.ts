import { openStoredText } from '../../browser/stored-text.ts';

/** What a buyer typed about the way into their building, for the next product, the cart and the order. */
export const storedAccess = openStoredText('siteAccess', 'siteAccessUpdated');
