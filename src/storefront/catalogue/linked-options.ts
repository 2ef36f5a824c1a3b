interface Choice {
  readonly name: string;
  readonly swatch: readonly string[];
  readonly isCurrent: boolean;
  /** What else is different there: the combination itself does not exist. */
  readonly differs: string | null;
}

interface Option<C extends Choice> {
  readonly label: string;
  /** The value of the product that is shown. */
  readonly chosen: string;
  readonly choices: readonly C[];
}

/** An option of a family, such as its colour, whose values have addresses. */
export type LinkedOption = Option<Choice & { readonly to: string }>;

/** Options whose values lead to the address of the product that has them. */
export function linkedOptions(
  options: readonly Option<Choice & { readonly slug: string }>[],
  addressOf: (slug: string) => string,
): LinkedOption[] {
  return options.map(({ choices, ...option }) => ({
    ...option,
    choices: choices.map(({ slug, ...choice }) => ({ ...choice, to: addressOf(slug) })),
  }));
}
