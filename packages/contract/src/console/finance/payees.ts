import { z } from 'zod';
import { id, personal } from '../fields.ts';

/** Who is paid, in addresses and filters. */
export const PAYEE_LISTS = ['stores', 'couriers'] as const;
export type PayeeList = (typeof PAYEE_LISTS)[number];

/** How a payee is paid: by an IBAN, by the number that a local bank uses, or by an account at Stripe. */
export const BANK_ACCOUNT_KINDS = ['iban', 'local', 'stripe'] as const;

/**
 * Whether a payee can be paid: `waiting` after a change of the account, until its waiting time is over; `failed` after a payout
 * came back, until the account is changed.
 */
export const BANK_STATES = ['missing', 'waiting', 'failed', 'ready'] as const;
export type BankState = (typeof BANK_STATES)[number];

export const payeeParams = z.object({
  payees: z.enum(PAYEE_LISTS),
  id: z.coerce.number().int().positive(),
});

/** A store or a courier. */
export const payee = z.object({ list: z.enum(PAYEE_LISTS), id, name: z.string() });
/** One that can be a courier, whose name is that of a person. */
export const personalPayee = payee.extend({ name: personal });
export type Payee = z.output<typeof payee>;
