/** The measured edges of a model. */
export const edges = ['width', 'depth', 'height'] as const;
export type Edge = (typeof edges)[number];
