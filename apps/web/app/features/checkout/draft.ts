import type { Point } from '@errand/domain/location';

export const INSTRUCTIONS = ['leaveAtDoor', 'handToMe', 'callOnArrival', 'doNotRing'] as const;
export type Instruction = (typeof INSTRUCTIONS)[number];

export const SOLD_OUT = ['soldOutCall', 'soldOutLeave', 'soldOutCancel'] as const;
export type SoldOut = (typeof SOLD_OUT)[number];

export type OrderType = 'delivery' | 'take_away';

/** The visitor's choices on this page. */
export type Draft = {
  orderType: OrderType;
  /** A saved address; null is the current location ("Selected Address"), undefined is not chosen yet. */
  addressId: number | null | undefined;
  /** Overrides for this order; null means as in the address. */
  road: string | null;
  house: string | null;
  floor: string | null;
  /** The point that the door fields belong to, when no saved address is picked: its text depends on the language. */
  doorOf: string | null;
  /** Save the address with its door fields when the order is placed. */
  saveAddress: boolean;
  /** `schedule_at` of the chosen slot; null is as soon as possible, or no time yet. */
  slot: string | null;
  /** The chosen day, as `yyyy-mm-dd`, while no time on it is chosen: the order has no time yet. */
  day: string | null;
  coupon: string | null;
  tip: number;
  /** The amount a cash customer pays with; 0 when not given. */
  change: number;
  /** The key of the picked payment method; null until one is picked. */
  payment: string | null;
  /** Pay a part from the wallet when it does not cover the total. */
  useWallet: boolean;
  note: string;
  /** For the courier, besides the instruction. */
  doorNote: string;
  instruction: Instruction | '';
  cutlery: boolean;
  /** What to do when an item is sold out. */
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
  day: null,
  coupon: null,
  tip: 0,
  change: 0,
  payment: null,
  useWallet: false,
  note: '',
  doorNote: '',
  instruction: '',
  cutlery: false,
  unavailable: '',
};

export type Change = (change: Partial<Draft>) => void;

/** Clears the door fields when the location has changed. */
export function atLocation(draft: Draft, point: Point | null): Draft {
  const place = point && `${point.latitude},${point.longitude}`;
  if (draft.doorOf === place || typeof draft.addressId === 'number') return draft;
  return { ...draft, doorOf: place, road: null, house: null, floor: null };
}
