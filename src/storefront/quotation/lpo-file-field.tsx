import { useQuotationMessages } from '#i18n/messages/storefront/quotation-messages.ts';
import { FileField } from '#ui/file-field.tsx';

/** Larger files are refused before the upload. */
const mostBytes = 10 * 1024 * 1024;

export function isTooLarge(file: File | null): boolean {
  return file !== null && file.size > mostBytes;
}

interface LpoFileFieldProps {
  readonly id: string;
  readonly optional?: string;
  readonly file: File | null;
  readonly problem: string | null;
  readonly onChoose: (file: File | null) => void;
}

/** Field for the file of a purchase order. */
export function LpoFileField({ id, optional, file, problem, onChoose }: LpoFileFieldProps) {
  const { accept: texts } = useQuotationMessages();
  return (
    <FileField
      id={id}
      label={texts.file}
      {...(optional && { optional })}
      hint={texts.fileHint}
      error={isTooLarge(file) ? texts.fileTooLarge : (problem ?? undefined)}
      file={file}
      accept="application/pdf,image/jpeg,image/png,image/webp"
      texts={texts.fileTexts}
      onChoose={onChoose}
    />
  );
}
