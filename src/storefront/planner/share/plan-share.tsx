import { useId, useState } from 'react';
import type { Plan } from '#domain/planner/plan.ts';
import { planAddress } from '#domain/planner/plan-address.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import { formatDay } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { usePlannerShareMessages } from '#i18n/messages/storefront/planner/planner-share-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useCopied } from '../../product/use-copied.ts';
import { actionStyle } from '../../widgets/action-style.ts';
import { type ShareFailure, savePlan, shareFailureFrom, sharePlan } from './share-plan.ts';

interface PlanShareProps {
  readonly plan: Plan;
  readonly products: PlannedProducts;
}

interface SharedLink {
  readonly address: string;
  readonly note: string;
}

type Work = 'link' | 'pdf' | 'png' | 'dxf';

/** Link, PDF, picture and CAD drawing of a plan. What each of them needs is loaded when it is pressed. */
export function PlanShare({ plan, products }: PlanShareProps) {
  const texts = usePlannerShareMessages();
  const id = useId();
  const locale = useLocale();
  const { isCopied, copy } = useCopied();
  const [running, setRunning] = useState<Work | null>(null);
  const [failure, setFailure] = useState<ShareFailure | 'empty' | null>(null);
  const [link, setLink] = useState<SharedLink | null>(null);
  const name = fileName(plan.name) || texts.files.name;

  async function run(work: Work, task: () => Promise<void>): Promise<void> {
    if (running) return;
    setLink(null);
    setFailure(null);
    if (plan.rooms.length === 0 && plan.pieces.length === 0) return setFailure('empty');
    setRunning(work);
    try {
      await task();
    } catch (error) {
      setFailure(shareFailureFrom(error));
    } finally {
      setRunning(null);
    }
  }

  const share = () =>
    run('link', async () => {
      const { fragment, stored } = await sharePlan(plan);
      const address = new URL(localizedPath(locale, planAddress(fragment)), window.location.href).href;
      const { keptUntil } = stored ?? { keptUntil: null };
      const kept = keptUntil ? texts.saved(formatDay(locale, keptUntil)) : texts.savedForEver;
      setLink({ address, note: stored ? kept : '' });
      await copy(address);
    });

  const savePdf = () =>
    run('pdf', async () => {
      const { saveFile } = await import('./plan-files.ts');
      const { id } = await savePlan(plan);
      saveFile(`/api/plans/${id}/plan.pdf?language=${locale}`, `${name}.pdf`);
    });

  const saveDrawing = (kind: 'png' | 'dxf') =>
    run(kind, async () => {
      const { planDxfFile, planPngFile, saveBlob } = await import('./plan-files.ts');
      const parts = { plan, products, locale };
      saveBlob(await (kind === 'png' ? planPngFile(parts) : planDxfFile(parts)), `${name}.${kind}`);
    });

  const buttons = [
    { work: 'link', text: texts.link.copy, press: share },
    { work: 'pdf', text: texts.files.pdf, press: savePdf },
    { work: 'png', text: texts.files.png, press: () => saveDrawing('png') },
    { work: 'dxf', text: texts.files.dxf, press: () => saveDrawing('dxf') },
  ] as const;
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-line p-4">
      <h2 id={`${id}-title`} className="font-medium">
        {texts.title}
      </h2>
      <ul className="mt-1">
        {buttons.map(({ work, text, press }) => (
          <li key={work}>
            <button
              type="button"
              aria-disabled={running !== null || undefined}
              onClick={() => void press()}
              className={actionStyle}
            >
              {running === work && <Spinner />}
              {text}
            </button>
          </li>
        ))}
      </ul>
      <div role="status" className="mt-2 text-sm">
        {running && <span className="sr-only">{texts.working}</span>}
        {failure && <p className="text-negative">{texts.failures[failure]}</p>}
        {link && <LinkNote link={link} isCopied={isCopied} />}
      </div>
    </section>
  );
}

/** The address itself stays, for a browser that lets no page copy. */
function LinkNote({
  link: { address, note },
  isCopied,
}: {
  readonly link: SharedLink;
  readonly isCopied: boolean;
}) {
  const { link: texts } = usePlannerShareMessages();
  return (
    <>
      <label className="block">
        {isCopied ? texts.copied : texts.shown}
        <input
          readOnly
          dir="ltr"
          value={address}
          onFocus={({ target }) => target.select()}
          className="mt-1 h-11 w-full rounded-control border border-line-strong bg-surface px-3"
        />
      </label>
      {note && <p className="mt-2 text-ink-soft">{note}</p>}
    </>
  );
}

/** Of a plan's name, what every system takes in the name of a file. */
function fileName(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
}
