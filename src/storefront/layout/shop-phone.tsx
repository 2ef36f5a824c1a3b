import { displayPhone, telephoneLink } from '#domain/shop-profile/contact-links.ts';
import { useShop } from '../hooks/use-shop.ts';

/** Inline link to the shop's phone number. */
export function ShopPhone() {
  const shop = useShop();
  if (!shop) return null;
  return (
    <a
      href={telephoneLink(shop.profile.phone)}
      className="font-medium whitespace-nowrap text-ink underline underline-offset-4 hover:text-accent"
    >
      <bdi dir="ltr">{displayPhone(shop.profile.phone)}</bdi>
    </a>
  );
}
