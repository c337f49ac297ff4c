import { isOn } from '@errand/contract/flag';
import type { PaymentMethod } from '@errand/domain/payments';
import { exampleMobile } from '../../../../features/auth/accounts/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import type { ConsoleContext } from '../../../console-context.ts';

/** Places an order in a module, as the guest of the context. Returns its total in minor units; throws what the shop rejects. */
export type Rehearse = (ctx: ConsoleContext, moduleId: number) => Promise<number>;

const NAME = 'Rehearsal';

/** Whom the order is for, with a phone number that is valid in the shop's country, and the door. */
export async function guestFields(ctx: ConsoleContext) {
  const { country } = await ctx.settings();
  return {
    contact_person_name: NAME,
    contact_person_number: exampleMobile(country),
    address: NAME,
    road: NAME,
    house: '1',
  };
}

/** The ways to pay that the shop offers a guest; cash if it offers none, which the shop then rejects. */
export async function methodsOf(ctx: ConsoleContext): Promise<PaymentMethod[]> {
  const settings = await ctx.settings();
  const methods: PaymentMethod[] = [];
  if (settings.cash_on_delivery) methods.push('cash_on_delivery');
  if (isOn(settings.offline_payment_status)) methods.push('offline_payment');
  if (settings.digital_payment && ctx.payments.length > 0) methods.push('digital_payment');
  return methods.length > 0 ? methods : ['cash_on_delivery'];
}

/**
 * The result of the first attempt that the shop accepts, each in a savepoint of its own. Throws the first rejection, or
 * `none` without an attempt.
 */
export async function firstAccepted(
  ctx: ConsoleContext,
  attempts: readonly (() => Promise<number>)[],
  none: AppError,
): Promise<number> {
  let first: AppError | null = null;
  for (const attempt of attempts) {
    try {
      return await ctx.db.transaction(attempt);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      first ??= error;
    }
  }
  throw first ?? none;
}
