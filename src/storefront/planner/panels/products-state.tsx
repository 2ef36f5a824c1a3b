import type { ReactNode } from 'react';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { actionStyle } from '../../widgets/action-style.ts';
import type { LoadedProducts } from '../products/use-planned-products.ts';

interface ProductsStateProps {
  readonly state: LoadedProducts['state'];
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** What needs the products, once they are loaded. */
export function ProductsState({ state, onRetry, children }: ProductsStateProps) {
  const { products: texts } = usePlannerMessages();
  if (state === 'loading') return <p className="p-4 text-ink-faint">{texts.loading}</p>;
  if (state === 'loaded') return children;
  return (
    <div role="alert" className="p-4">
      <p>{texts.failed}</p>
      <button type="button" onClick={onRetry} className={actionStyle}>
        {texts.retry}
      </button>
    </div>
  );
}
