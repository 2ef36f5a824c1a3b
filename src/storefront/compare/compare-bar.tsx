import { comparePath, mostCompared } from '#domain/catalogue/comparison/compared-products.ts';
import { useCompareMessages } from '#i18n/messages/storefront/buying/compare-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { changeCompared } from './compared-store.ts';

/**
 * Bar at the foot of the window, opaque and as wide as it, so that it shortens the window rather than lying on a price. The
 * styles that reserve its space at the end of the page select `data-compare-bar`.
 */
export function CompareBar({ compared }: { readonly compared: readonly string[] }) {
  const { compare } = useMessages();
  const { bar: texts } = useCompareMessages();
  const room = mostCompared - compared.length;
  return (
    <section
      data-compare-bar
      aria-label={texts.label}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <div className="page-column flex h-[calc(4rem-1px)] items-center gap-3">
        <p role="status" className="min-w-0 flex-1 text-sm leading-snug text-ink-soft">
          {room > 0 ? texts.room(room) : texts.full}
        </p>
        <button
          type="button"
          onClick={() => changeCompared(() => [])}
          className="inline-flex min-h-11 shrink-0 items-center px-2 text-sm font-medium underline decoration-line-strong underline-offset-4 hover:text-accent"
        >
          {texts.clear}
        </button>
        <LocaleLink to={comparePath(compared)} className={buttonStyle('primary', 'shrink-0 px-5')}>
          {compare.show(compared.length)}
        </LocaleLink>
      </div>
    </section>
  );
}
