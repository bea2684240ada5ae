import { Link } from 'react-router';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import type { PriceReduction } from '../../../core/bookings/price-reduction.ts';
import { formatMoney } from '../../../core/money.ts';
import { bookingDetails } from '../../../words/en/office/booking-details.ts';
import { enquirySources } from '../../../words/en/office/enquiry-sources.ts';
import { Passage } from '../../ui/passage.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import styles from './booking-facts.module.css';

const None = () => <span className={styles.none}>{bookingDetails.none}</span>;

/** Returns text such as "₹20,000 − 10% discount − 20% offer “20% off all bookings” = ₹14,400". */
function reductionOf({ basePrice, price, discountPercentage, offer }: PriceReduction, currency: string): string {
  const less = [
    ...(discountPercentage > 0 ? [bookingDetails.discountPart({ percent: discountPercentage })] : []),
    ...(offer ? [bookingDetails.offerPart(offer)] : []),
  ];
  return `${[formatMoney(basePrice, currency), ...less].join(' − ')} = ${formatMoney(price, currency)}`;
}

export function BookingFacts({ booking }: { booking: AdminBookingDetail }) {
  const { customerInfo, currency, reduction } = booking;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="traveller-facts">
        <h4 id="traveller-facts" className={styles.title}>
          {bookingDetails.traveller}
        </h4>
        <FactList
          facts={[
            [bookingDetails.name, <bdi key="name">{customerInfo.fullName}</bdi>],
            [bookingDetails.phone, customerInfo.phone || <None key="phone" />],
            [bookingDetails.email, customerInfo.email || <None key="email" />],
            [bookingDetails.travellers, customerInfo.travelers],
            [bookingDetails.preferredDate, formatCalendarDay(customerInfo.preferredDate)],
            [
              bookingDetails.specialRequests,
              <span key="requests" className={styles.words}>
                {customerInfo.specialRequests ? <Passage text={customerInfo.specialRequests} /> : <None />}
              </span>,
            ],
          ]}
        />
      </section>
      <section aria-labelledby="trip-facts">
        <h4 id="trip-facts" className={styles.title}>
          {bookingDetails.trip}
        </h4>
        <FactList
          facts={[
            [
              booking.packageSlug === '' ? bookingDetails.otherTrip : bookingDetails.items[booking.itemType],
              <ItemLink key="item" booking={booking} />,
            ],
            [bookingDetails.days, booking.durationDays],
            ...(reduction ? [[bookingDetails.price, reductionOf(reduction, currency)] as const] : []),
            [
              bookingDetails.pricePerPerson,
              formatMoney(booking.pricePerPerson, currency) + (booking.priceAgreed ? bookingDetails.asAgreed : ''),
            ],
            [bookingDetails.total, <strong key="total">{formatMoney(booking.total, currency)}</strong>],
            [enquirySources.source, <SourceOf key="source" booking={booking} />],
            [
              bookingDetails.statusPage,
              <a key="status" href={booking.statusPath} target="_blank" rel="noreferrer">
                {bookingDetails.viewAsTraveller}
              </a>,
            ],
          ]}
        />
      </section>
    </div>
  );
}

function SourceOf({ booking: { source, leadId } }: { booking: AdminBookingDetail }) {
  const name = enquirySources.names[source];
  if (leadId === null) return name;
  return (
    <>
      {name} · <Link to={`/admin/leads?open=${encodeURIComponent(leadId)}`}>{bookingDetails.itsLead}</Link>
    </>
  );
}

function ItemLink({ booking: { itemType, packageSlug, packageTitle } }: { booking: AdminBookingDetail }) {
  if (!packageSlug) return <Passage text={packageTitle} />;
  const folder = itemType === 'package' ? '/package/' : '/itinerary/';
  return (
    <a href={folder + encodeURIComponent(packageSlug)} target="_blank" rel="noreferrer">
      <Passage text={packageTitle} />
    </a>
  );
}
