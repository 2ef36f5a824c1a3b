import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { ArrowBackIcon } from '#ui/icons.tsx';
import { useShopName } from '../data/shop-name.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { staffButton } from './staff-button.ts';

interface ScreenProps {
  readonly title: string;
  /** Shown beside the title, such as the status of an order. */
  readonly mark?: ReactNode;
  readonly intro?: ReactNode;
  /** Link to the parent screen. */
  readonly back?: { readonly to: string; readonly name: string };
  readonly actions?: ReactNode;
  /** Link to the form of a new entry, the last of the actions. */
  readonly add?: { readonly to: string; readonly name: string };
  readonly children: ReactNode;
}

/** The header of a screen; also sets the document title. */
export function Screen({ title, mark, intro, back, actions, add, children }: ScreenProps) {
  const texts = useGeneralTexts();
  const shopName = useShopName();
  useEffect(() => {
    document.title = shopName ? `${title} · ${shopName}` : title;
  }, [title, shopName]);
  return (
    <div className="grid gap-5">
      <header className="grid gap-2">
        {back && (
          <Link
            to={back.to}
            className="inline-flex min-h-8 items-center gap-1.5 justify-self-start text-sm text-ink-soft hover:text-accent print:hidden"
          >
            <ArrowBackIcon />
            {texts.back(back.name)}
          </Link>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="flex grow flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-[1.625rem] leading-(--leading-heading) font-medium">{title}</h1>
            {mark}
          </div>
          {(actions || add) && (
            <div className="flex flex-wrap items-center gap-2 print:hidden">
              {actions}
              {add && (
                <Link to={add.to} className={staffButton('primary')}>
                  {add.name}
                </Link>
              )}
            </div>
          )}
        </div>
        {intro && <p className="max-w-prose text-sm text-ink-soft">{intro}</p>}
      </header>
      {children}
    </div>
  );
}

/** A section of a screen with a white background. */
export function Panel({
  title,
  actions,
  className = '',
  children,
}: {
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={`min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5 ${className}`}>
      {(title || actions) && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          {title && <h2 className="grow text-lg font-medium">{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
