import { useState } from 'react';
import { undoActivityContract } from '#api/staff/activity/activity.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { joinValues } from '#i18n/lists.ts';
import type { AdminActivityTexts } from '#i18n/messages/admin/activity.en.ts';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useActivityTexts } from './activity-texts.ts';
import { describePath } from './describe-field.ts';

type Undone = DataOf<typeof undoActivityContract>;

/**
 * Undoes a bulk change of products, or a change of an article or of the home page, after a preview of what can be undone
 * and what cannot.
 */
export function UndoButton({ entryId, entity }: { readonly entryId: string; readonly entity: string }) {
  const texts = useActivityTexts();
  const counted = countedTexts(entity, texts);
  const toasts = useToasts();
  const { send, isSending, errorText } = useStaffWrite(undoActivityContract);
  const [preview, setPreview] = useState<Undone>();
  const ask = async (isPreview: boolean) =>
    (await send({ params: { id: entryId }, body: { preview: isPreview } }))?.data;

  async function undo(): Promise<void> {
    if (preview?.undone === 0) return setPreview(undefined);
    const done = await ask(false);
    if (!done) return;
    setPreview(undefined);
    toasts.show({ text: counted.undone(done.undone) });
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <button
        type="button"
        aria-disabled={isSending}
        className={staffButton('secondary')}
        onClick={async () => setPreview(await ask(true))}
      >
        {texts.undo}
      </button>
      {errorText && !preview && (
        <span role="alert" className="text-sm text-negative">
          {errorText}
        </span>
      )}
      <ConfirmDialog
        isOpen={preview !== undefined}
        title={texts.undoTitle}
        confirm={texts.undo}
        isBusy={isSending || preview?.undone === 0}
        errorText={errorText}
        onConfirm={() => void undo()}
        onClose={() => setPreview(undefined)}
      >
        {preview && (
          <>
            <p>{preview.undone === 0 ? texts.undoNothing : counted.text(preview.undone)}</p>
            {preview.refused.length > 0 && <Refused refused={preview.refused} />}
          </>
        )}
      </ConfirmDialog>
    </div>
  );
}

/** Products and sections of the home page are counted; an article is one. */
function countedTexts(entity: string, texts: AdminActivityTexts): AdminActivityTexts['undoSections'] {
  if (entity === 'site-content') return texts.undoSections;
  if (entity === 'product') return { text: texts.undoText, undone: texts.undone };
  return { text: () => texts.undoOne, undone: () => texts.undoneOne };
}

function Refused({ refused }: { readonly refused: Undone['refused'] }) {
  const texts = useActivityTexts();
  const locale = useStaffLocale();
  const nameOf = (field: string) => describePath([{ field, entry: null }], { locale, texts });
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-medium">{texts.undoRefused}</p>
      <ul className="max-h-60 list-disc overflow-y-auto ps-5">
        {refused.map(({ id, name, reason, fields }) => (
          <li key={id}>
            <bdi>{name ? name[locale] : nameOf(id)}</bdi>:{' '}
            {name ? texts.undoReasons[reason] : texts.undoSectionReasons[reason]}
            {fields.length > 0 && ` (${joinValues(locale, fields.map(nameOf))})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
