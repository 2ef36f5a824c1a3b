/** Path of the resource route with the tree of the menus, without locale. */
export const categoryMenuPath = '/category-menu';
