import { useState } from 'react';

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
  tip: number;
  /** The key of the picked way of paying; null until one is picked. */
  payment: string | null;
  /** Let the wallet pay what it can, where it cannot pay all of it. */
  useWallet: boolean;
  note: string;
  cutlery: boolean;
  /** What to do when something is sold out, as the store reads it. */
  unavailable: string;
};

const START: Draft = {
  orderType: 'delivery',
  addressId: undefined,
  road: null,
  house: null,
  floor: null,
  tip: 0,
  payment: null,
  useWallet: false,
  note: '',
  cutlery: false,
  unavailable: '',
};

export type Change = (change: Partial<Draft>) => void;

export function useDraft(): [Draft, Change] {
  const [draft, setDraft] = useState(START);
  return [draft, (change) => setDraft((current) => ({ ...current, ...change }))];
}
