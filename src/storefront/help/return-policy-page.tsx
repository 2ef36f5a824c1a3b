import { useReturnsMessages } from '#i18n/messages/storefront/content-pages/returns-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { Chapters } from '../reading/chapters.tsx';
import { FactTable } from '../reading/fact-table.tsx';

export default function ReturnPolicyPage() {
  const { pages } = useMessages();
  const { chapters, glance } = useReturnsMessages();
  return (
    <IntroPage {...pages.returnPolicy}>
      <Chapters chapters={chapters} figures={{ glance: <FactTable {...glance} /> }} />
    </IntroPage>
  );
}
