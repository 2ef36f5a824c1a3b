import { type ClipboardEvent, type DragEvent, useEffect, useId, useState } from 'react';
import { CloseIcon } from '#ui/icons.tsx';
import { usePictureTexts } from './picture-texts.ts';
import type { RunningUpload } from './use-picture-uploads.ts';

interface PictureDropzoneProps {
  readonly running: readonly RunningUpload[];
  readonly onFiles: (files: Iterable<File>) => void;
  readonly onDismiss: (id: number) => void;
}

/** Dropzone and file input for pictures; pictures pasted anywhere on the screen are taken too. */
export function PictureDropzone({ running, onFiles, onDismiss }: PictureDropzoneProps) {
  const texts = usePictureTexts();
  const id = useId();
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const paste = (event: globalThis.ClipboardEvent) => {
      const files = picturesOf(event.clipboardData);
      // What is pasted into a text belongs to the text: programs for writing add a picture of it.
      const isInText = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (files.length === 0 || isInText) return;
      event.preventDefault();
      onFiles(files);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [onFiles]);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button inside is everybody's */}
      <div
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`rounded-card border border-dashed px-4 py-5 text-center text-sm ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-ground'}`}
      >
        <p>
          {texts.drop}{' '}
          <label
            htmlFor={id}
            className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4 has-focus-visible:outline-2"
          >
            {texts.choose}
            <input
              id={id}
              type="file"
              multiple
              accept="image/jpeg,image/png,image/webp"
              className="sr-only"
              onChange={(event) => {
                onFiles([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
          </label>
        </p>
        <p className="text-xs text-ink-faint">{texts.rules}</p>
      </div>
      {running.length > 0 && (
        <ul aria-live="polite" className="grid gap-2">
          {running.map((upload) => (
            <li
              key={upload.id}
              className="flex items-center gap-3 rounded-control border border-line bg-surface py-1 ps-4 pe-1 text-sm"
            >
              <span className="min-w-0 grow truncate">
                <bdi>{upload.name}</bdi>
              </span>
              {upload.errorText ? (
                <>
                  <span className="text-negative">{upload.errorText}</span>
                  <button
                    type="button"
                    aria-label={texts.dismiss(upload.name)}
                    className="hit-area rounded-control text-ink-soft hover:bg-sunken"
                    onClick={() => onDismiss(upload.id)}
                  >
                    <CloseIcon />
                  </button>
                </>
              ) : (
                <progress
                  aria-label={texts.uploading(upload.name)}
                  value={upload.part}
                  className="my-3 me-3 h-2 w-32 accent-accent"
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function picturesOf(data: ClipboardEvent['clipboardData'] | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
