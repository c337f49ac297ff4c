import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { addressDetailsOf } from '../components/order-notes.ts';

/** The address of an end of a parcel; `isWhole` adds door, phone and email. */
export function PlaceLines(props: { place: NonNullable<Order['delivery_address']>; isWhole: boolean }) {
  const { place, isWhole } = props;
  const t = useText();
  const door = addressDetailsOf(place, t).join(t('ui.comma') + ' ');
  const { contact_person_number: number, contact_person_email: email } = place;
  return (
    <>
      <bdi>{place.address}</bdi>
      {isWhole && (
        <>
          {door && <bdi>{door}</bdi>}
          {number && <bdi dir="ltr">{number}</bdi>}
          {email && <bdi dir="ltr">{email}</bdi>}
        </>
      )}
    </>
  );
}
