import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';

export default function DeliveryInfoPage() {
  const { pages } = useMessages();
  return <IntroPage {...pages.deliveryInfo} />;
}
