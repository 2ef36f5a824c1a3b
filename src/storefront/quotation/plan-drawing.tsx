import { isolateTyped } from '#i18n/isolate-latin.ts';
import { useQuotationMessages } from '#i18n/messages/storefront/quotation-messages.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { TrackedQuote } from './tracked-quote.ts';

/** A plan of an office as its quotation shows it. */
export interface ShownPlan {
  /** Of the planner with a copy. */
  readonly path: string;
  /** What goes to which room, a room to a line. */
  readonly rooms: readonly string[];
}

interface PlanDrawingProps {
  readonly quote: Pick<TrackedQuote, 'reference' | 'trackingKey'>;
  readonly version: number;
  readonly plan: ShownPlan;
}

/** The plan that came with the quotation; in print a page of its own. */
export function PlanDrawing({ quote: { reference, trackingKey }, version, plan }: PlanDrawingProps) {
  const { plan: texts } = useQuotationMessages();
  const address = [reference, trackingKey].map(encodeURIComponent).join('/');
  return (
    <section className="mt-6 rounded-panel bg-surface p-5 shadow-raised sm:p-10 print:mt-0 print:break-before-page print:rounded-none print:p-0 print:shadow-none">
      <h2 className="text-xl font-medium">{texts.title}</h2>
      <img
        src={`/api/quotations/${address}/versions/${version}/plan.svg`}
        alt={texts.picture}
        className="mx-auto mt-4 h-[min(70vh,34rem)] w-full object-contain print:h-auto print:max-h-[200mm]"
      />
      <ul className="mt-4 grid gap-1 text-sm">
        {plan.rooms.map((text) => (
          <li key={text} className="wrap-anywhere">
            {isolateTyped(text)}
          </li>
        ))}
      </ul>
      <LocaleLink
        to={plan.path}
        prefetch="none"
        className="mt-4 inline-block text-accent underline underline-offset-4 print:hidden"
      >
        {texts.open}
      </LocaleLink>
    </section>
  );
}
