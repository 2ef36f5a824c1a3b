import { Component, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { usePlannerPageMessages } from '#i18n/messages/storefront/planner/planner-page-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { PageHead } from '../head/page-head.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { serviceQuotationPath } from '../navigation/quotation-path.ts';

/** Most of the page's code: the page itself is light and the same for everybody. */
const Planner = lazy(async () => ({ default: (await import('./planner.tsx')).Planner }));

export default function PlannerPage() {
  const texts = usePlannerPageMessages();
  const isHydrated = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <div className="mx-auto w-full max-w-[112rem] px-gutter pt-6">
        <h1 className="type-heading">{texts.title}</h1>
        <p className="mt-1 text-ink-soft">{texts.lead}</p>
        <div className="mt-4 min-h-[max(40rem,calc(100dvh-9rem))]">
          <noscript>
            <WithoutScripts />
          </noscript>
          {isHydrated && (
            <LoadingBoundary>
              <Suspense fallback={<p className="text-ink-faint">{texts.loading}</p>}>
                <Planner />
              </Suspense>
            </LoadingBoundary>
          )}
        </div>
      </div>
    </>
  );
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

function WithoutScripts() {
  const { title, text, contact, packages, products } = usePlannerPageMessages().withoutScripts;
  return (
    <div className="max-w-prose rounded-panel bg-sunken px-6 py-10">
      <h2 className="type-heading">{title}</h2>
      <p className="mt-2">{text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <LocaleLink to={serviceQuotationPath('space_planning')} className={buttonStyle('primary')}>
          {contact}
        </LocaleLink>
        <LocaleLink to="/packages" className={buttonStyle('secondary')}>
          {packages}
        </LocaleLink>
        <LocaleLink to="/products" className={buttonStyle('quiet')}>
          {products}
        </LocaleLink>
      </p>
    </div>
  );
}

/** Without a connection the tool's code may be missing; the rest of the page stays. */
class LoadingBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <LoadingFailed /> : this.props.children;
  }
}

function LoadingFailed() {
  const { failed, retry } = usePlannerPageMessages();
  return (
    <div role="alert" className="max-w-prose rounded-panel bg-sunken px-6 py-10">
      <p>{failed}</p>
      <button
        type="button"
        onClick={() => window.location.reload()}
        className={buttonStyle('secondary', 'mt-4')}
      >
        {retry}
      </button>
    </div>
  );
}
