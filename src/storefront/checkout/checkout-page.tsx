import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { CartContents } from './cart-contents.tsx';

export default function CheckoutPage() {
  const { pages } = useMessages();
  return (
    <IntroPage {...pages.checkout} indexed={false}>
      <CartContents />
    </IntroPage>
  );
}
