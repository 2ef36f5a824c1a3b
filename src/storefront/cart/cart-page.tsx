import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { CartContents } from './cart-contents.tsx';

export default function CartPage() {
  const { pages } = useMessages();
  return (
    <IntroPage {...pages.cart} indexed={false}>
      <CartContents />
    </IntroPage>
  );
}
