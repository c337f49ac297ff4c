import type { Order } from '@errand/contract/orders';

export type End = {
  name: string | null;
  place: Order['delivery_address'];
  /** Whether the viewer sees door, phone and email too. */
  isWhole: boolean;
};

/**
 * Both ends of a parcel for its viewer. The owner sees them whole. The receiver sees the own end whole and at most the
 * sender's name. A follower sees neither doors nor phones.
 */
export function endsOf(order: Order): { sender: End; receiver: End } {
  const { delivery_address: sender, receiver_details: receiver, viewed_as: viewer } = order;
  const senderName = viewer === 'receiver' ? order.contact_person_name : sender?.contact_person_name;
  return {
    sender: { name: senderName ?? null, place: sender, isWhole: viewer === 'owner' },
    receiver: {
      name: receiver?.contact_person_name ?? null,
      place: receiver,
      isWhole: viewer !== 'follower',
    },
  };
}
