import { Link } from 'react-router';
import { displayPhone, telephoneLink } from '#domain/shop-profile/contact-links.ts';
import { useRoundsTexts } from '../deliveries/rounds-texts.ts';
import { Definition } from '../sales/definition-list.tsx';
import type { StaffOrder } from './staff-order.ts';

const linkStyle = 'text-accent underline underline-offset-4';

/** Who drives an order, and its place in the round of its day, with the way to the day's sheet. */
export function OrderStop({ order: { day, stop } }: { readonly order: StaffOrder }) {
  const texts = useRoundsTexts();
  if (!stop) return null;
  const { driver, place, stops } = stop;
  return (
    <>
      <Definition name={texts.driver}>
        {driver ? (
          <>
            {driver.name}
            {driver.phone && (
              <>
                {' · '}
                <a href={telephoneLink(driver.phone)} className={linkStyle}>
                  <bdi dir="ltr">{displayPhone(driver.phone)}</bdi>
                </a>
              </>
            )}
          </>
        ) : (
          texts.orderStop.noDriver
        )}
      </Definition>
      <Definition name={texts.orderStop.round}>
        {driver && place !== null && stops !== null && <>{texts.orderStop.stop(place, stops)} · </>}
        <Link to={`/admin/deliveries?day=${day}`} className={linkStyle}>
          {texts.orderStop.daySheet}
        </Link>
      </Definition>
    </>
  );
}
