import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteArticleContract, restoreArticleContract } from '#api/staff/articles/articles.contract.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { type StoredArticle, stateOfValues, valuesOf } from './article-form-values.ts';
import { useArticlesTexts } from './articles-texts.ts';

/** Link to the public page, and deletion with undo. */
export function ArticleActions({ article }: { readonly article: StoredArticle }) {
  const texts = useArticlesTexts();
  const locale = useStaffLocale();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const deletion = useStaffWrite(deleteArticleContract);
  const restoring = useStaffWrite(restoreArticleContract);
  const { id, version, slug } = article;
  const isPublic = stateOfValues(valuesOf(article), new Date()) === 'published';

  async function remove(): Promise<void> {
    const answer = await deletion.send({ params: { id }, query: { version: String(version) } });
    if (!answer) return;
    setAsking(false);
    void navigate('/admin/articles');
    toasts.show({
      text: texts.deleted,
      undo: async () => {
        if (await restoring.send({ params: { id } })) toasts.show({ text: texts.restored });
      },
    });
  }

  return (
    <>
      {isPublic && (
        <a
          href={localizedPath(locale, `/${slug}`)}
          target="_blank"
          rel="noopener"
          className={staffButton('secondary')}
        >
          {texts.view}
        </a>
      )}
      <button type="button" className={staffButton('danger')} onClick={() => setAsking(true)}>
        {texts.delete}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.deleteTitle}
        confirm={texts.delete}
        tone="danger"
        isBusy={deletion.isSending}
        errorText={deletion.errorText}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.deleteText}</p>
      </ConfirmDialog>
    </>
  );
}
