/** What is to be paid. `id` is ours: a provider that hears it twice makes one payment of it. Minor units. */
export type Charge = {
  id: string;
  amountMinor: number;
  /** Lower case ISO 4217. */
  currency: string;
  description: string;
  language: 'en' | 'ar';
  /** Where the provider sends the customer afterwards, whatever came of it. Absolute. */
  returnUrl: string;
  expiresAt: Date;
};

/** What the provider knows of a payment. `amountMinor` is what it took. */
export type Found = { state: 'open' | 'paid' | 'failed' | 'canceled' | 'expired'; amountMinor: number };

/** A message of the provider that something has changed. What has, is asked for: messages come late and twice. */
export type ProviderEvent = { eventId: string; reference: string };

/**
 * A payment provider with a hosted page. All calls may be repeated with the same ids without a second effect. They
 * throw when the provider does not answer.
 */
export type PaymentProvider = {
  /** The gateway's name on the wire, such as `stripe`. */
  name: string;
  title: string;
  create(charge: Charge): Promise<{ reference: string; redirectUrl: string }>;
  find(reference: string): Promise<Found>;
  /** Closes the hosted page; no error when it is closed or paid already. */
  cancel(reference: string): Promise<void>;
  /** Gives back; the provider's reference of the refund. */
  refund(refund: {
    reference: string;
    refundId: string;
    amountMinor: number;
  }): Promise<{ reference: string }>;
  /** Null for messages that concern no payment of ours; throws for one the provider has not signed. */
  readWebhook(body: Buffer, headers: Record<string, string | undefined>): ProviderEvent | null;
};
