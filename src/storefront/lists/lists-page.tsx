import { useListsMessages } from '#i18n/messages/storefront/buying/lists-messages.ts';
import { PageHead } from '../head/page-head.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { Lists } from './lists.tsx';

export default function ListsPage() {
  const { title, lead } = useListsMessages();
  return (
    <>
      <PageHead title={title} description={lead} indexed={false} />
      <div className="page-column pt-10 print:pt-0">
        <h1 className="type-title print:hidden">{title}</h1>
        <p className="type-lead mt-4 max-w-prose print:hidden">{lead}</p>
        <div className="mt-8 print:mt-0">
          <Lists />
        </div>
      </div>
      <div className="print:hidden">
        <TalkToUs />
      </div>
    </>
  );
}
