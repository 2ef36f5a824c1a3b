import { useRef } from 'react';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';
import { borderStyle, describedBy, type FieldFrame, FieldLabel, FieldNotes } from './text-field.tsx';

interface FileFieldProps extends FieldFrame {
  readonly file: File | null;
  /** The accept attribute of the file input. */
  readonly accept: string;
  readonly texts: {
    readonly choose: string;
    readonly change: string;
    readonly none: string;
    readonly remove: string;
  };
  readonly onChoose: (file: File | null) => void;
}

/**
 * File input with texts in the language of the page. The native input, whose texts are in the language of the browser,
 * lies invisibly over the box and handles clicks, drops and screen readers.
 */
export function FileField({
  id,
  label,
  optional,
  hint,
  error,
  file,
  accept,
  texts,
  onChoose,
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function remove(): void {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onChoose(null);
  }

  return (
    <div className="min-w-0">
      <FieldLabel id={id} label={label} optional={optional} />
      <div
        className={classNames(
          'relative flex h-12 items-center rounded-control border bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-(--focus-ring)',
          borderStyle(error),
        )}
      >
        <input
          ref={input}
          type="file"
          id={id}
          accept={accept}
          title={file?.name ?? texts.none}
          {...describedBy({ id, hint, error })}
          onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
          className="absolute inset-0 w-full cursor-pointer opacity-0 file:cursor-pointer"
        />
        <span
          aria-hidden="true"
          className="flex h-full shrink-0 items-center rounded-s-control bg-sunken px-4 text-sm font-medium"
        >
          {file ? texts.change : texts.choose}
        </span>
        <span
          aria-hidden="true"
          className={classNames('min-w-0 flex-1 truncate px-4 text-sm', !file && 'text-ink-faint')}
        >
          <bdi>{file?.name ?? texts.none}</bdi>
        </span>
        {file && (
          <button
            type="button"
            onClick={remove}
            aria-label={texts.remove}
            className="hit-area relative text-ink-soft hover:text-accent"
          >
            <CloseIcon />
          </button>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
