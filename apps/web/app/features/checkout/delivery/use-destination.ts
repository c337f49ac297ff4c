import type { Address, CustomerInfo } from '@errand/contract/customer';
import { haversineKm, type Point } from '@errand/domain/location';
import { toastError } from '@errand/ui/toast.tsx';
import {
  type GuestAddress,
  useAddresses,
  useGuestAddress,
  useSaveAddress,
} from '#features/addresses/index.ts';
import { useSession } from '#platform/session/index.ts';
import type { Change, Draft } from '../draft.ts';
import type { OrderBody } from '../place/order-body.ts';
import { type Contact, NO_CONTACT } from './guest-contact.ts';

/**
 * The destination of the order: a customer's address to which the store delivers, a guest's address, or the current location.
 */
export function useDestination(props: {
  /** Undefined until it is loaded. */
  store: Parameters<typeof useAddresses>[0];
  draft: Draft;
  change: Change;
  customer: CustomerInfo | null;
  contact: Contact | null;
  onContact: (contact: Contact) => void;
}) {
  const { store, draft, change, customer, contact, onContact } = props;
  const { point } = useSession();
  const addresses = useAddresses(store);
  const [guest, setGuest] = useGuestAddress();
  const save = useSaveAddress((id) => change({ saveAddress: false, addressId: id }));
  const here = savedAddressesNear(addresses.usable, point);
  const saved = chosenAddress(draft.addressId, addresses.usable, here, point);

  /** A guest's address includes a name; it becomes the contact unless one was given before. */
  function setGuestAddress(given: GuestAddress): void {
    setGuest(given);
    if (contact) return;
    onContact({
      ...NO_CONTACT,
      name: given.contact_person_name,
      phone: given.contact_person_number,
      email: given.contact_person_email ?? '',
    });
  }

  /** Saves the address in the background; the order does not wait for it. */
  function saveOrderAddress(order: OrderBody): void {
    if (!draft.saveAddress || !customer || order.order_type !== 'delivery') return;
    const toSave = addressToSave(order, saved, customer);
    if (toSave) save.mutate(toSave, { onError: (error) => toastError(error.message) });
  }

  return {
    addresses,
    here,
    guest,
    address: customer ? saved : guest,
    setGuestAddress,
    saveOrderAddress,
  };
}

/** Addresses closer than this are the same door. */
const SAME_DOOR_KM = 0.06;

/** The saved address at the current location, which then replaces it. */
function savedAddressesNear(addresses: Address[], point: Point | null): Address | null {
  if (!point) return null;
  return addresses.find((address) => haversineKm(pointOf(address), point) <= SAME_DOOR_KM) ?? null;
}

/**
 * The address in effect: the picked one, else the saved one at the current location; null for the location itself.
 */
function chosenAddress(
  picked: number | null | undefined,
  addresses: Address[],
  here: Address | null,
  point: Point | null,
): Address | null {
  const saved = addresses.find(({ id }) => id === picked);
  if (saved) return saved;
  return here ?? (point ? null : (addresses[0] ?? null));
}

function pointOf({ latitude, longitude }: Address): Point {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

type Body = Parameters<ReturnType<typeof useSaveAddress>['mutate']>[0];

/**
 * "Save this Address": the order's address as an address to save. A saved one is updated with the new door fields;
 * the current location is added. Null for an order without an address.
 */
function addressToSave(order: OrderBody, saved: Address | null, customer: CustomerInfo): Body | null {
  const { address, latitude, longitude } = order;
  const name = `${customer.f_name} ${customer.l_name}`.trim();
  if (!address || latitude === undefined || longitude === undefined) return null;
  return {
    id: saved?.id ?? null,
    body: {
      address,
      address_type: saved?.address_type ?? 'other',
      address_label: saved?.address_label ?? null,
      contact_person_name: saved?.contact_person_name ?? order.contact_person_name ?? name,
      contact_person_number:
        saved?.contact_person_number ?? order.contact_person_number ?? customer.phone ?? '',
      additional_information: saved?.additional_information ?? '',
      latitude: Number(latitude),
      longitude: Number(longitude),
      road: order.road ?? null,
      house: order.house ?? null,
      floor: order.floor ?? null,
    },
  };
}
