import { useNavigate } from 'react-router';
import { deleteArticleContract, restoreArticleContract } from '#api/staff/articles/articles.contract.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { DangerButton } from '../components/danger-button.tsx';
import { staffButton } from '../components/staff-button.ts';
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
  const restoring = useStaffWrite(restoreArticleContract);
  const { id, version, slug } = article;
  const isPublic = stateOfValues(valuesOf(article), new Date()) === 'published';

  function afterDeletion(): void {
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
      <DangerButton
        label={texts.delete}
        title={texts.deleteTitle}
        contract={deleteArticleContract}
        input={{ params: { id }, query: { version: String(version) } }}
        onDone={afterDeletion}
      >
        <p>{texts.deleteText}</p>
      </DangerButton>
    </>
  );
}
