import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { describeReduction } from '../../../core/bookings/price-reduction.ts';
import { formatMoney } from '../../../core/money.ts';
import { FactList } from '../ui/fact-list.tsx';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import styles from './booking-facts.module.css';

const NONE = <span className={styles.none}>none</span>;

export function BookingFacts({ booking }: { booking: AdminBookingDetail }) {
  const { customerInfo, currency, reduction } = booking;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="traveller-facts">
        <h4 id="traveller-facts" className={styles.title}>
          Traveller
        </h4>
        <FactList
          facts={[
            ['Name', customerInfo.fullName],
            ['Phone', customerInfo.phone || NONE],
            ['E-mail', customerInfo.email || NONE],
            ['Travellers', customerInfo.travelers],
            ['Preferred date', formatCalendarDay(customerInfo.preferredDate)],
            [
              'Special requests',
              <span key="requests" className={styles.words}>
                {customerInfo.specialRequests || NONE}
              </span>,
            ],
          ]}
        />
      </section>
      <section aria-labelledby="trip-facts">
        <h4 id="trip-facts" className={styles.title}>
          Trip
        </h4>
        <FactList
          facts={[
            [booking.itemType === 'package' ? 'Package' : 'Itinerary', <ItemLink key="item" booking={booking} />],
            ...(reduction ? [['Price', describeReduction(reduction, currency)] as const] : []),
            ['Price per person', formatMoney(booking.pricePerPerson, currency)],
            ['Total', <strong key="total">{formatMoney(booking.total, currency)}</strong>],
            [
              'Status page',
              <a key="status" href={booking.statusPath} target="_blank" rel="noreferrer">
                View as traveller
              </a>,
            ],
          ]}
        />
      </section>
    </div>
  );
}

function ItemLink({ booking: { itemType, packageSlug, packageTitle } }: { booking: AdminBookingDetail }) {
  if (!packageSlug) return packageTitle;
  const folder = itemType === 'package' ? '/package/' : '/itinerary/';
  return (
    <a href={folder + encodeURIComponent(packageSlug)} target="_blank" rel="noreferrer">
      {packageTitle}
    </a>
  );
}
