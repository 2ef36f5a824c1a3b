import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';

export default function OrderConfirmationPage() {
  const { pages } = useMessages();
  return <IntroPage {...pages.orderConfirmation} indexed={false} />;
}
