import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useQuotationMessages } from '#i18n/messages/storefront/quotation-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { DocumentIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { ShopPhone } from '../layout/shop-phone.tsx';
import { isTooLarge, LpoFileField } from './lpo-file-field.tsx';
import type { TrackedQuote } from './tracked-quote.ts';

const fieldId = 'lpo-file';

/** The file of the purchase order of an accepted quotation: a form until there is one, then its name. */
export function LpoFile({ quote }: { readonly quote: TrackedQuote }) {
  const { lpo: texts } = useQuotationMessages();
  const { lpoFileName } = quote;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSent, setIsSent] = useState(false);

  // The form that had the focus is gone.
  useEffect(() => {
    if (isSent && lpoFileName) heading.current?.focus();
  }, [isSent, lpoFileName]);

  return (
    <section id="lpo" aria-labelledby="lpo-heading" className="mt-10 scroll-mt-24 print:hidden">
      <h2 id="lpo-heading" ref={heading} tabIndex={-1} className="type-heading outline-none">
        {lpoFileName ? texts.received : texts.title}
      </h2>
      {lpoFileName ? (
        <p className="mt-3 flex items-center gap-3 text-ink-soft">
          <DocumentIcon />
          <bdi className="min-w-0 wrap-anywhere">{lpoFileName}</bdi>
        </p>
      ) : (
        <>
          <p className="mt-2 max-w-prose text-ink-soft">{texts.lead}</p>
          <noscript>
            <p className="mt-3">
              {texts.withoutScripts} <ShopPhone />
            </p>
          </noscript>
          <LpoFileForm quote={quote} onSent={() => setIsSent(true)} />
        </>
      )}
    </section>
  );
}

interface LpoFileFormProps {
  readonly quote: TrackedQuote;
  readonly onSent: () => void;
}

function LpoFileForm({ quote, onSent }: LpoFileFormProps) {
  const { lpo: texts, accept } = useQuotationMessages();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useSubmission();

  /** What is wrong, or null when the file was sent. */
  async function send(): Promise<string | null> {
    if (!file) return texts.required;
    if (isTooLarge(file)) return accept.fileTooLarge;
    const sender = await import('./upload-lpo-file.ts').catch(() => null);
    if (!sender) return texts.failed;
    if (!(await sender.looksLikeLpoFile(file))) return accept.fileInvalid;
    const failure = await sender.uploadLpoFile(quote, file);
    if (failure) return failure.explanation ?? texts.failed;
    onSent();
    await revalidate();
    return null;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void sending.once(async () => {
      const found = await send();
      setProblem(found);
      if (found) document.getElementById(fieldId)?.focus();
    });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-5 grid max-w-xl gap-5 noscript:hidden">
      <LpoFileField
        id={fieldId}
        file={file}
        problem={problem}
        onChoose={(chosen) => {
          setFile(chosen);
          setProblem(null);
        }}
      />
      <button
        type="submit"
        // Not disabled, because that loses the focus; a second press is ignored.
        aria-disabled={sending.isSubmitting}
        className={buttonStyle('primary', 'justify-self-start aria-disabled:bg-accent-strong')}
      >
        {sending.isSubmitting ? (
          <>
            <Spinner /> {texts.sending}
          </>
        ) : (
          texts.button
        )}
      </button>
    </form>
  );
}
