export const INSTRUCTIONS = ['leaveAtDoor', 'handToMe', 'callOnArrival', 'doNotRing'] as const;
export type Instruction = (typeof INSTRUCTIONS)[number];

export const SOLD_OUT = ['soldOutCall', 'soldOutLeave', 'soldOutCancel'] as const;
export type SoldOut = (typeof SOLD_OUT)[number];

export type OrderType = 'delivery' | 'take_away';

/** What the visitor decides on this page. */
export type Draft = {
  orderType: OrderType;
  /** A saved address; null is the place chosen for browsing ("Selected Address"), undefined not chosen yet. */
  addressId: number | null | undefined;
  /** Of this order; null means as the address has them. */
  road: string | null;
  house: string | null;
  floor: string | null;
  /** The chosen place that the door fields are of, where no saved address is picked. */
  doorOf: string | null;
  /** Keep the address, with what was filled in, when the order is placed. */
  saveAddress: boolean;
  /** `schedule_at` of the slot that was chosen; null is as soon as possible. */
  slot: string | null;
  /** The code of an applied coupon. */
  coupon: string | null;
  tip: number;
  /** What a cash order is paid with; 0 while nothing is said. */
  change: number;
  /** The key of the picked way of paying; null until one is picked. */
  payment: string | null;
  /** Let the wallet pay what it can, where it cannot pay all of it. */
  useWallet: boolean;
  note: string;
  /** How to hand the order over. */
  instruction: Instruction | '';
  cutlery: boolean;
  /** What to do when something is sold out. */
  unavailable: SoldOut | '';
};

export const START: Draft = {
  orderType: 'delivery',
  addressId: undefined,
  road: null,
  house: null,
  floor: null,
  doorOf: null,
  saveAddress: false,
  slot: null,
  coupon: null,
  tip: 0,
  change: 0,
  payment: null,
  useWallet: false,
  note: '',
  instruction: '',
  cutlery: false,
  unavailable: '',
};

export type Change = (change: Partial<Draft>) => void;

/** The door fields belong to a place: at another one they are empty again. */
export function atPlace(draft: Draft, place: string | null): Draft {
  if (draft.doorOf === place || typeof draft.addressId === 'number') return draft;
  return { ...draft, doorOf: place, road: null, house: null, floor: null };
}
