/** Path of the resource route with the products that can stand in a plan, without locale. */
export const plannerProductsPath = '/planner-products';
