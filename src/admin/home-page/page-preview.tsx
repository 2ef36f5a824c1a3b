import { useEffect, useRef, useState } from 'react';
import { draftParameter } from '#domain/site-content/preview-address.ts';
import type { Locale } from '#primitives/locale.ts';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useHomePageTexts } from './home-page-texts.ts';

const screenWidths = { phone: 390, computer: 1280 } as const;
type ScreenSize = keyof typeof screenWidths;

/** Dialog with the real home page, opened by the key of a preview, in each language and size. */
export function PagePreview({
  previewKey,
  onClose,
}: {
  readonly previewKey: string | undefined;
  readonly onClose: () => void;
}) {
  const { preview } = useHomePageTexts();
  return (
    <StaffDialog isOpen={previewKey !== undefined} isWide title={preview.title} onClose={onClose}>
      {previewKey !== undefined && <PreviewedPage previewKey={previewKey} />}
    </StaffDialog>
  );
}

function PreviewedPage({ previewKey }: { readonly previewKey: string }) {
  const { preview } = useHomePageTexts();
  const [locale, setLocale] = useState<Locale>(useStaffLocale());
  const [size, setSize] = useState<ScreenSize>('phone');
  const address = `${locale === 'ar' ? '/ar' : '/'}?${draftParameter}=${previewKey}`;
  const languages = { en: preview.english, ar: preview.arabic };
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">{preview.note}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Choice
          label={preview.language}
          options={[
            ['en', preview.english],
            ['ar', preview.arabic],
          ]}
          chosen={locale}
          onChoose={setLocale}
        />
        <Choice
          label={preview.size}
          options={[
            ['phone', preview.phone],
            ['computer', preview.computer],
          ]}
          chosen={size}
          onChoose={setSize}
        />
        <a href={address} target="_blank" rel="noreferrer" className={staffButton('quiet')}>
          {preview.inTab}
        </a>
      </div>
      <ScaledFrame address={address} title={preview.frame(languages[locale])} width={screenWidths[size]} />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset aria-label={label} className="flex rounded-control border border-line-strong">
      {options.map(([value, name]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          className="min-h-11 rounded-control px-4 text-sm aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent"
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** A page in a window of a given width, made smaller where the dialog has less room. */
function ScaledFrame({
  address,
  title,
  width,
}: {
  readonly address: string;
  readonly title: string;
  readonly width: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState<number>();
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, (available ?? width) / width);
  return (
    <div
      ref={box}
      className="h-[62dvh] overflow-hidden rounded-control border border-line bg-ground"
      dir="ltr"
    >
      {available !== undefined && (
        <iframe
          key={address}
          src={address}
          title={title}
          className="mx-auto block origin-top-left bg-surface"
          style={{
            width,
            height: `${100 / scale}%`,
            transform: scale < 1 ? `scale(${scale})` : undefined,
          }}
        />
      )}
    </div>
  );
}
