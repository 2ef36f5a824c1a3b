import { type SharedCart, sharedItemsParameter } from '#domain/cart/cart-link.ts';
import { findSharedCart } from '#domain/cart/find-shared-cart.server.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { PageHead } from '../head/page-head.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/cart-page';
import { CartContents } from './cart-contents.tsx';
import { CartLinkNotice } from './cart-link-notice.tsx';

/** Looks up the products of a shared cart in the address. The visitor's own cart is in the browser. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<SharedCart | null> {
  const items = sharedItems(request);
  return items === null ? null : findSharedCart(context.get(pageServices).db, items);
}

/** Skips the server for the visitor's own cart, so that client-side navigation works offline too. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return sharedItems(request) === null ? null : serverLoader();
}

function sharedItems(request: Request): string | null {
  return new URL(request.url).searchParams.get(sharedItemsParameter);
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { pages } = useMessages();
  return (
    <>
      <PageHead title={pages.cart.title} description={pages.cart.lead} indexed={false} />
      <div className="page-column pt-10">
        <h1 className="type-title">{pages.cart.title}</h1>
        <div className="mt-8">
          <CartLinkNotice shared={loaderData} />
          <CartContents />
        </div>
      </div>
      <TalkToUs />
    </>
  );
}
