/** Of a layout for which any day is right. */
export const anyDay = { day: null, earliestDays: new Map<string, string | null>() } as const;
