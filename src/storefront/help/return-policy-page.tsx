import { useReadingMessages } from '#i18n/messages/storefront/content-pages/reading-messages.ts';
import { useReturnsMessages } from '#i18n/messages/storefront/content-pages/returns-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { IntroPage } from '../layout/intro-page.tsx';
import { Chapters } from '../reading/chapters.tsx';
import { FactTable } from '../reading/fact-table.tsx';

export default function ReturnPolicyPage() {
  const { pages } = useMessages();
  const { leads } = useReadingMessages();
  const textsWith = useReturnsMessages();
  const policy = useShop()?.profile.returnPolicy;
  if (!policy) return null;
  const { chapters, glance } = textsWith(policy);
  return (
    <IntroPage title={pages.returnPolicy.title} lead={leads.returnPolicy}>
      <Chapters chapters={chapters} figures={{ glance: <FactTable {...glance} /> }} />
    </IntroPage>
  );
}
