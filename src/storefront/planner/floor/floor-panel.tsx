import { useId, useState } from 'react';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { smallButton, smallField } from '../panels/field-styles.ts';
import { usePlanner } from '../state/planner-context.ts';
import { typedNumber } from '../typed-number.ts';
import { scaledBy } from './floor-image.ts';
import { PageChoice } from './page-choice.tsx';
import { useFloorFile } from './use-floor-file.ts';

/** Lays a picture of the real floor plan below the drawing, and gives it its true size. */
export function FloorPanel() {
  const { floor: texts } = usePlannerMessages();
  const { floor, tool, setTool, showAll, announce } = usePlanner();
  const { image, setImage, isStored, pdf, setPdf, ends, setEnds } = floor;
  const { isReading, failure, chooseFile, choosePage } = useFloorFile();
  const id = useId();
  const [isTooShort, setTooShort] = useState(false);
  const [length, setLength] = useState('');

  function begin(): void {
    setTooShort(false);
    setEnds([]);
    setTool('scale');
  }

  function scale(): void {
    const [from, to] = ends;
    const typed = typedNumber(length);
    if (!image || !from || !to || typed === null) return;
    const scaled = scaledBy(image, from, to, typed * 10);
    setEnds([]);
    setLength('');
    setTool('select');
    if (!scaled) {
      setTooShort(true);
      return;
    }
    setImage(scaled);
    showAll();
    announce(texts.scaled);
  }

  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-2 border-t border-line pt-4">
      <h2 id={`${id}-title`} className="font-medium">
        {texts.title}
      </h2>
      <p className="text-sm text-ink-soft">{texts.text}</p>
      <div>
        <label htmlFor={`${id}-file`} className="mb-1 block text-sm text-ink-soft">
          {texts.choose}
        </label>
        <input
          id={`${id}-file`}
          type="file"
          accept="image/png,image/jpeg,image/webp,application/pdf"
          aria-describedby={`${id}-formats ${id}-failure`}
          aria-invalid={failure !== null}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) chooseFile(file);
          }}
          className="w-full text-sm file:me-3 file:min-h-11 file:rounded-control file:border file:border-line-strong file:bg-surface file:px-3 file:font-medium"
        />
        <p id={`${id}-formats`} className="mt-1 text-sm text-ink-faint">
          {texts.formats}
        </p>
      </div>
      <p id={`${id}-failure`} role="alert" className="text-sm text-negative empty:hidden">
        {failure &&
          (failure.reason === 'tooManyPages' ? texts.tooManyPages(failure.pages) : texts[failure.reason])}
      </p>
      {isReading && (
        <p role="status" className="text-sm text-ink-soft">
          {texts.reading}
        </p>
      )}
      {pdf && pdf.file.pages > 1 && (
        <PageChoice page={pdf.page} pages={pdf.file.pages} onChoose={choosePage} />
      )}
      <p role="alert" className="text-sm text-negative empty:hidden">
        {isTooShort && texts.tooShort}
        {!isStored && texts.notStored}
      </p>
      {image && (
        <>
          {tool === 'scale' && ends.length < 2 && (
            <p role="status" className="text-sm">
              {ends.length === 0 ? texts.first : texts.second}
            </p>
          )}
          {ends.length === 2 ? (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                scale();
              }}
              className="flex items-end gap-2"
            >
              <div className="flex-1">
                <label htmlFor={`${id}-length`} className="mb-1 block text-sm text-ink-soft">
                  {texts.length}
                </label>
                <input
                  id={`${id}-length`}
                  value={length}
                  inputMode="decimal"
                  autoComplete="off"
                  dir="ltr"
                  onChange={(event) => setLength(event.target.value)}
                  className={smallField}
                />
              </div>
              <ApplyButton />
            </form>
          ) : (
            <button type="button" onClick={begin} className={smallButton}>
              {texts.setScale}
            </button>
          )}
          <div>
            <label htmlFor={`${id}-strength`} className="text-sm text-ink-soft">
              {texts.strength}
            </label>
            <input
              id={`${id}-strength`}
              type="range"
              min="10"
              max="100"
              value={Math.round(image.strength * 100)}
              onChange={(event) => setImage({ ...image, strength: Number(event.target.value) / 100 })}
              className="h-8 w-full accent-accent"
            />
          </div>
          <button
            type="button"
            onClick={() => {
              setImage(null);
              setPdf(null);
            }}
            className={smallButton}
          >
            {texts.remove}
          </button>
        </>
      )}
    </section>
  );
}

function ApplyButton() {
  const { apply } = usePlannerMessages();
  return (
    <button type="submit" className={smallButton}>
      {apply}
    </button>
  );
}
