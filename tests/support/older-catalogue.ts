/** SQL that leaves of a seeded catalogue what a shop from before attributes, families, rules and packages has. */
export const olderCatalogue = `
  delete from packages;
  delete from complement_rules;
  update products set family_id = null, attributes = '{}', cartons = '[]',
    assembly = null, assembly_minutes = null, assembly_service_id = null;
  delete from product_families;
  delete from category_attributes;
  delete from attributes where key not in ('width', 'depth', 'height', 'weight');
`;
