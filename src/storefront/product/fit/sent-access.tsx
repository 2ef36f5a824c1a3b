import { useEffect, useMemo, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { foundFit } from '#domain/catalogue/fit/found-way.ts';
import { usefulAccess } from '#domain/catalogue/fit/known-buildings.ts';
import { useFitMessages } from '#i18n/messages/storefront/product/fit-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { type DescribedSiteFit, describeSiteFit } from '#i18n/site-fit.ts';
import type { Locale } from '#primitives/locale.ts';
import type { GivenSiteAccess } from '#primitives/site-access.ts';
import { isKnownBuilding } from './building-names.ts';
import { accessFrom, recallAccess } from './typed-access.ts';
import { useFittedPieces } from './use-fitted-pieces.ts';

export interface SentAccessProps {
  readonly cart: Cart;
  /** False: the buyer took it out of this order. */
  readonly isSent: boolean;
  readonly onChange: (fields: { isAccessSent?: boolean; siteAccess?: GivenSiteAccess | null }) => void;
}

/** The measures that go to the driver with an order, what was found with them, and the choice to leave them out. */
export function SentAccess({ cart, isSent, onChange }: SentAccessProps) {
  const { sent: texts } = useFitMessages();
  const locale = useLocale();
  const pieces = useFittedPieces(cart);
  const [access] = useState(rememberedAccess);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form gets the measures once, when they are shown
  useEffect(() => onChange({ siteAccess: access }), []);

  // The form renders with every key that is typed, and a box that fits nowhere takes some 20 ms.
  const described = useMemo(() => access && describeAccess(locale, access, pieces), [locale, access, pieces]);

  if (!described) return null;
  return (
    <section aria-label={texts.title} className="mt-3 text-sm">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-ink-faint">{texts.title}</h3>
        <button
          type="button"
          onClick={() => onChange({ isAccessSent: !isSent })}
          className="hit-area -me-2 px-2 text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent"
        >
          {isSent ? texts.remove : texts.add}
        </button>
      </div>
      {isSent ? (
        <ul className="grid gap-1">
          {[...described.way, ...described.findings].map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{texts.removed}</p>
      )}
    </section>
  );
}

function describeAccess(
  locale: Locale,
  access: GivenSiteAccess,
  pieces: ReturnType<typeof useFittedPieces>,
): DescribedSiteFit {
  const known = typeof pieces === 'object' ? pieces : [];
  return describeSiteFit(locale, {
    access,
    pieces: known.map(({ sku, name, cartons, assembled }) => ({
      sku,
      name: { en: name ?? '', ar: name ?? '' },
      ...foundFit({ cartons, assembled }, access),
    })),
  });
}

function rememberedAccess(): GivenSiteAccess | null {
  const { building, typed } = recallAccess(isKnownBuilding);
  return usefulAccess({ building: building || null, ...accessFrom(typed) });
}
