interface Office {
  /** Formatted. */
  readonly price: string;
  readonly pieces: number;
  readonly area: string;
}

/** Links to templates on pages of categories and articles. They are read by the server alone. */
export const templateLinksEn = {
  heading: 'Finished offices to open in the planner',
  text: 'Furnished with what we have in stock. Open one in the planner, change what you like, and order it or ask for a quotation.',
  summary: ({ price, pieces, area }: Office) => `${price} for ${pieces} pieces in ${area} m²`,
};

export type TemplateLinksMessages = typeof templateLinksEn;
