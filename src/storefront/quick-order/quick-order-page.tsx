import { useQuickOrderMessages } from '#i18n/messages/storefront/buying/quick-order-messages.ts';
import { PageHead } from '../head/page-head.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { QuickOrder } from './quick-order.tsx';

export default function QuickOrderPage() {
  const { title, lead } = useQuickOrderMessages();
  return (
    <>
      <PageHead title={title} description={lead} />
      <div className="page-column pt-10">
        <h1 className="type-title">{title}</h1>
        <p className="type-lead mt-4 max-w-prose">{lead}</p>
        <div className="mt-8">
          <QuickOrder />
        </div>
      </div>
      <TalkToUs />
    </>
  );
}
