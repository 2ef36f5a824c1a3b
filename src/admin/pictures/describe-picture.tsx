import { useState } from 'react';
import { describeImageContract } from '#api/staff/images/images.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { usePictureTexts } from './picture-texts.ts';

interface Described {
  readonly id: string;
  readonly alt: { readonly en: string; readonly ar: string };
  readonly version: number;
}

/** Form for the alt text of a picture. Saved on its own, because a picture may be used in many places. */
export function DescribePicture({
  picture,
  onSaved,
}: {
  readonly picture: Described;
  readonly onSaved: (picture: Described) => void;
}) {
  const texts = usePictureTexts();
  const general = useGeneralTexts();
  const toasts = useToasts();
  const [alt, setAlt] = useState(picture.alt);
  const { send, isSending, error, errorText } = useStaffWrite(describeImageContract);
  const conflict =
    error instanceof ApiCallError && error.code === 'stale_version'
      ? (error.conflict as { readonly version: number; readonly current: Described })
      : undefined;

  async function save(version: number): Promise<void> {
    const answer = await send({ params: { id: picture.id }, body: { alt, version } });
    if (!answer) return;
    toasts.show({ text: texts.altSaved });
    onSaved(answer.data);
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void save(picture.version);
      }}
    >
      <p className="text-sm text-ink-soft">{texts.altHint}</p>
      {(['en', 'ar'] as const).map((language) => (
        <TextField
          key={language}
          id={`alt-${picture.id}-${language}`}
          label={`${texts.alt} (${language === 'en' ? general.english : general.arabic})`}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          maxLength={300}
          value={alt[language]}
          onChange={(event) => setAlt({ ...alt, [language]: event.target.value })}
        />
      ))}
      {conflict ? (
        <div
          role="alert"
          className="grid gap-2 rounded-control bg-[#fbf0d9] px-4 py-3 text-sm text-[#7a4d00]"
        >
          <p className="font-medium">{general.conflictTitle}</p>
          <p>
            {general.theirs}: <bdi>{conflict.current.alt.en || general.empty}</bdi> ·{' '}
            <bdi>{conflict.current.alt.ar || general.empty}</bdi>
          </p>
          <button
            type="button"
            className={staffButton('secondary', 'justify-self-start')}
            onClick={() => void save(conflict.version)}
          >
            {general.save}: {general.mine}
          </button>
        </div>
      ) : (
        errorText && (
          <p role="alert" className="text-sm text-negative">
            {errorText}
          </p>
        )
      )}
      <button
        type="submit"
        aria-disabled={isSending}
        className={staffButton('primary', 'justify-self-start')}
      >
        {texts.saveAlt}
      </button>
    </form>
  );
}
