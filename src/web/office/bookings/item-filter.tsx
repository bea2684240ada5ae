import { Button } from '@mantine/core';
import { bookings } from '../../../words/en/office/bookings.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { changeFilter } from '../ui/list-address.ts';
import { useAddressQuery } from '../ui/use-address-query.ts';

interface ItemFilterProps {
  /** What the list is narrowed to. */
  item: string;
  /** Title of the package, where a booking in the list names it. */
  title: string | undefined;
}

function itemName({ item, title }: ItemFilterProps): string {
  if (item === 'itinerary') return bookings.plannedTrips;
  return item === 'by-title' ? bookings.byTitle : (title ?? bookings.onePackage);
}

/** Says what the list is narrowed to, and shows all of it again when pressed. */
export function ItemFilter(props: ItemFilterProps) {
  const [, changeQuery] = useAddressQuery();
  const name = itemName(props);
  return (
    <Button
      variant="light"
      rightSection={<CloseIcon size={16} />}
      aria-label={bookings.dropItem({ item: name })}
      onClick={() => changeQuery((now) => changeFilter(now, 'item', ''), { replace: true })}
    >
      {name}
    </Button>
  );
}
