import { useMessages } from '#i18n/messages-context.tsx';
import { useTermsMessages } from '#i18n/terms-messages.ts';
import { IntroPage } from '../layout/intro-page.tsx';
import { Chapters } from '../reading/chapters.tsx';
import { FactTable } from '../reading/fact-table.tsx';
import { SellerDetails } from '../reading/seller-details.tsx';

export default function TermsConditionsPage() {
  const { pages } = useMessages();
  const { chapters, kept } = useTermsMessages();
  return (
    <IntroPage {...pages.terms}>
      <Chapters
        chapters={chapters}
        figures={{ seller: <SellerDetails />, privacy: <FactTable {...kept} /> }}
      />
    </IntroPage>
  );
}
