/** What a new shop begins with beside its products, and a shop from before it existed can add. */
export const builtInParts = ['attributes', 'families', 'rules', 'packages'] as const;

export type BuiltInPart = (typeof builtInParts)[number];
