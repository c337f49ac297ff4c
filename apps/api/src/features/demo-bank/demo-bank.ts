import { randomBytes } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { translationsOf } from '../../platform/texts/index.ts';
import { decideCharge, findCharge, openCharge, refundCharge } from './bank.queries.ts';
import { readMessage } from './bank-message.ts';

/**
 * The demo bank as a payment provider with a hosted page, on which the customer chooses the outcome: approve,
 * decline, delay, lose the message, send everything twice.
 */
export function demoBank(deps: Pick<Deps, 'db' | 'now' | 'publicUrl'>): PaymentProvider {
  async function requireCharge(reference: string) {
    const charge = await findCharge(deps.db, reference);
    if (!charge) throw new Error(`The demo bank has no charge ${reference}.`);
    return charge;
  }

  return {
    name: 'demo_bank',
    title: translationsOf('demo.bank.bank'),
    stepMinor: () => 1,
    async create({ id, ...charge }) {
      const reference = `bank_${randomBytes(12).toString('base64url')}`;
      const opened = await openCharge(deps.db, { ...charge, chargeId: id, reference });
      return {
        reference: opened.reference,
        redirectUrl: `${deps.publicUrl}/demo-bank/pay/${opened.reference}`,
      };
    },
    async find(reference) {
      const charge = await requireCharge(reference);
      if (charge.state === 'open' && charge.expiresAt.getTime() < deps.now()) {
        return { state: 'expired', amountMinor: 0 };
      }
      return { state: charge.state, amountMinor: charge.state === 'paid' ? charge.amountMinor : 0 };
    },
    async cancel(reference) {
      await decideCharge(deps.db, reference, 'canceled', new Date(deps.now()));
    },
    async refund({ reference, refundId, amountMinor }) {
      const charge = await requireCharge(reference);
      if (charge.state !== 'paid') throw new Error(`The charge ${reference} is not paid.`);
      if (!(await refundCharge(deps.db, reference, refundId, amountMinor)))
        throw new Error(`The charge ${reference} has less than ${amountMinor} left.`);
      return { reference: refundId };
    },
    readWebhook: readMessage,
  };
}
