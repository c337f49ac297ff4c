import { readStoredText, writeStoredText } from '@errand/client/storage.ts';
import { fieldsOf, storedFields } from '@errand/client/stored-fields.ts';
import { PARCEL_SIZES, type ParcelSize } from '@errand/domain/parcel';
import { useSyncExternalStore } from 'react';

/** Where a parcel is picked up or handed over, and the person there. */
export type ParcelEnd = {
  latitude: number;
  longitude: number;
  address: string;
  addressType?: string | null;
  road?: string | null;
  house?: string | null;
  floor?: string | null;
  name?: string;
  /** E.164 if it is a valid number, else as typed. */
  phone?: string;
  email?: string;
};

/** The visitor's choices for a parcel, from the first estimate to the order. */
export type ParcelDraft = {
  categoryId: number | null;
  /** Kilograms. */
  weight: number | null;
  size: ParcelSize | null;
  contents: string;
  /** Declared value in major units. */
  value: number | null;
  sender: ParcelEnd | null;
  receiver: ParcelEnd | null;
  /** Hides the sender's details from the receiver. */
  hideSender: boolean;
  /** `schedule_at` of the chosen slot; null is as soon as possible, or no time yet. */
  slot: string | null;
  /** The chosen day, as `yyyy-mm-dd`, while no time on it is chosen. */
  day: string | null;
  /** The id of the picked note for the courier; null for none. */
  instruction: number | null;
  /** A note in the sender's words, besides the picked one. */
  note: string;
  payer: 'sender' | 'receiver';
  tip: number;
  coupon: string | null;
  /** The key of the picked payment method; null until one is picked. */
  payment: string | null;
  /** Pay a part from the wallet when it does not cover the total. */
  useWallet: boolean;
  /** The amount a cash payer pays with; 0 when not given. */
  change: number;
};

export const EMPTY_PARCEL: ParcelDraft = {
  categoryId: null,
  weight: null,
  size: null,
  contents: '',
  value: null,
  sender: null,
  receiver: null,
  hideSender: false,
  slot: null,
  day: null,
  instruction: null,
  note: '',
  payer: 'sender',
  tip: 0,
  coupon: null,
  payment: null,
  useWallet: false,
  change: 0,
};

const KEY = 'parcel-draft';
const listeners = new Set<() => void>();

/** The last parsed text with its draft, so that an unchanged draft stays the same object. */
let known: { text: string | null; draft: ParcelDraft } = { text: null, draft: EMPTY_PARCEL };
let isStorageBlocked = false;

/** The draft of this tab. It survives a reload and a sign-in, and ends with the order or a sign-out. */
export function readParcelDraft(): ParcelDraft {
  const text = isStorageBlocked ? known.text : readStoredText('session', KEY);
  if (text !== known.text) known = { text, draft: readable(text) };
  return known.draft;
}

/** Changes the named parts and keeps the others. */
export function changeParcelDraft(patch: Partial<ParcelDraft>): void {
  const draft = { ...readParcelDraft(), ...patch };
  store({ text: JSON.stringify(draft), draft });
}

export function clearParcelDraft(): void {
  store({ text: null, draft: EMPTY_PARCEL });
}

/** Runs `listener` after every change of the draft by this tab; returns its removal. */
export function subscribeParcelDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The draft of this tab; the empty one on the server and until hydration. */
export function useParcelDraft(): ParcelDraft {
  return useSyncExternalStore(subscribeParcelDraft, readParcelDraft, () => EMPTY_PARCEL);
}

function store(next: typeof known): void {
  known = next;
  isStorageBlocked = !writeStoredText('session', KEY, next.text);
  for (const listener of listeners) listener();
}

function readable(text: string | null): ParcelDraft {
  const stored = parse(text);
  const draft = storedFields(EMPTY_PARCEL, stored);
  return {
    ...draft,
    size: PARCEL_SIZES.find((size) => size === draft.size) ?? null,
    payer: draft.payer === 'receiver' ? 'receiver' : 'sender',
    sender: readableEnd(stored.sender),
    receiver: readableEnd(stored.receiver),
  };
}

const END_TEXTS = ['addressType', 'road', 'house', 'floor', 'name', 'phone', 'email'] as const;

function readableEnd(stored: unknown): ParcelEnd | null {
  const fields = fieldsOf(stored);
  const { latitude, longitude, address } = fields;
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || typeof address !== 'string')
    return null;
  const end: ParcelEnd = { latitude, longitude, address };
  for (const name of END_TEXTS) {
    const text = fields[name];
    if (typeof text === 'string') end[name] = text;
  }
  return end;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}
