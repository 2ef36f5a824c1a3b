import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { EmptyCart } from './empty-cart.tsx';

export default function CartPage() {
  const { pages } = useMessages();
  return (
    <IntroPage {...pages.cart} indexed={false}>
      <EmptyCart />
    </IntroPage>
  );
}
