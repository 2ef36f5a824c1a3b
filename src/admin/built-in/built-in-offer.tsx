import { Link } from 'react-router';
import { addBuiltInContract, builtInCatalogueContract } from '#api/staff/built-in/built-in.contract.ts';
import type { BuiltInPart } from '#domain/catalogue/built-in/built-in-part.ts';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useBuiltInTexts } from './built-in-texts.ts';

/** Offers what a new shop begins with to a shop that has none of it. */
export function BuiltInOffer({ part }: { readonly part: BuiltInPart }) {
  const texts = useBuiltInTexts();
  const locale = useStaffLocale();
  const toasts = useToasts();
  const query = useStaffQuery(builtInCatalogueContract, {});
  const { send, isSending, errorText } = useStaffWrite(addBuiltInContract);
  const offered = query.data?.data;
  if (!offered || offered[part].length === 0) return null;
  const counted = texts.add[part](offered[part].length);
  const isWaiting = (part === 'families' || part === 'rules') && offered.attributes.length > 0;

  async function add(): Promise<void> {
    const answer = await send({ body: { part } });
    if (answer) toasts.show({ text: texts.added(texts.add[part](answer.data.added)) });
  }

  return (
    <Panel title={texts.title}>
      <div className="grid max-w-prose justify-items-start gap-3 text-sm">
        <p>{texts.intro[part](offered.products)}</p>
        {isWaiting ? (
          <p>
            {texts.attributesFirst}{' '}
            <Link to="/admin/attributes" className="text-accent underline underline-offset-4">
              {texts.toAttributes}
            </Link>
          </p>
        ) : (
          <>
            <p className="text-ink-soft">{texts.nothingChanges}</p>
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
                {texts.names}
              </summary>
              <ul className="list-disc ps-5">
                {offered[part].map((name) => (
                  <li key={name.en}>{name[locale]}</li>
                ))}
              </ul>
            </details>
            {errorText && <p role="alert">{errorText}</p>}
            <button
              type="button"
              aria-disabled={isSending}
              className={staffButton('primary')}
              onClick={() => void add()}
            >
              {texts.addLabel(counted)}
            </button>
          </>
        )}
      </div>
    </Panel>
  );
}
