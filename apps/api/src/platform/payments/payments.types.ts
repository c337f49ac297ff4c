import type { LanguageCode } from '@errand/domain/language';
import type { ProviderOutcome } from '@errand/domain/payments';
import type { Translations } from '../db/index.ts';

/** A payment to create. `id` is the shop's idempotency key: a repeated request creates one payment. Minor units. */
export type Charge = {
  id: string;
  amountMinor: number;
  /** Lower case ISO 4217. */
  currency: string;
  description: string;
  language: LanguageCode;
  /** Absolute URL to which the provider redirects the customer after any outcome. */
  returnUrl: string;
  expiresAt: Date;
};

/** A webhook that a payment has changed. The state is queried, because webhooks are delayed and repeated. */
export type ProviderEvent = { eventId: string; reference: string };

/** A payout from the balance at the provider to an account there. `id` is the idempotency key. Minor units. */
type ProviderTransfer = {
  id: string;
  account: string;
  amountMinor: number;
  /** Lower case ISO 4217. */
  currency: string;
};

/** The provider's reference of a transfer, or its code for why it will never carry it out. */
type TransferOutcome = { reference: string } | { rejected: string };

/**
 * What moves the balance at a provider. `dispute` takes a payment back, `dispute_won` returns it; `fee` is one that belongs to no
 * payment, `payout` moves money to or from the operator's bank, and `transfer` pays a store or courier.
 */
export const PROVIDER_MOVEMENTS = [
  'charge',
  'refund',
  'dispute',
  'dispute_won',
  'fee',
  'payout',
  'transfer',
  'unknown',
] as const;

export type ProviderMovement = {
  /** The provider's id. */
  reference: string;
  kind: (typeof PROVIDER_MOVEMENTS)[number];
  /** In minor units; positive amounts are added to the balance. The fee is taken besides. */
  amountMinor: number;
  feeMinor: number;
  /** Lower case ISO 4217. */
  currency: string;
  /** The provider's id of the charge, refund, dispute or transfer. */
  source: string | null;
  /** The provider's id of the charge that a refund or dispute is about. */
  charge: string | null;
  /** Why a customer disputes a payment, in the provider's words. */
  reason: string | null;
  /** The shop's id of the payment or payout, as the provider has stored it. */
  shopId: string | null;
  at: Date;
};

/**
 * A payment provider with a hosted page. All calls are idempotent by their ids. They throw when the provider does not
 * respond.
 */
export type PaymentProvider = {
  /** The gateway's name on the wire, such as `stripe`. */
  name: string;
  title: Translations;
  /**
   * The smallest amount that can be charged and refunded in a currency (ISO 4217), in minor units: every amount is a multiple
   * of it.
   */
  stepMinor(currency: string): number;
  create(charge: Charge): Promise<{ reference: string; redirectUrl: string }>;
  find(reference: string): Promise<ProviderOutcome>;
  /** Closes the hosted page; no error when it is closed or paid already. */
  cancel(reference: string): Promise<void>;
  /** Refunds a payment; returns the provider's reference of the refund. */
  refund(refund: {
    reference: string;
    refundId: string;
    amountMinor: number;
  }): Promise<{ reference: string }>;
  /** Pays a store or courier; absent where the provider has no accounts of others. */
  transfer?(transfer: ProviderTransfer): Promise<TransferOutcome>;
  /** The movements of the balance within a time, in any order; absent if the provider does not report them. */
  movements?(time: { since: Date; until: Date }): AsyncIterable<ProviderMovement>;
  /** Null for messages that concern no known payment; throws for an invalid signature. */
  readWebhook(body: Buffer, headers: Record<string, string | undefined>): ProviderEvent | null;
};
