/** How the category panel was opened: by pointing at its button, or by pressing it, which keeps it open. */
export type Opened = false | 'pointed' | 'pressed';

export const categoryPanelId = 'category-panel';
