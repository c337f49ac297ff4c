import { AppError, requireFound } from '../../platform/http/index.ts';
import type { ProviderEvent } from '../../platform/payments/index.ts';
import { findByReference, isProcessed, markProcessed } from './payments.queries.ts';
import { findProvider, type PaymentDeps } from './providers.ts';
import { settleFromProvider } from './reconcile.ts';

type Headers = Record<string, string | undefined>;

/**
 * Handles a provider's webhook. It is only a hint: the payment's state is read from the provider, so late, repeated and
 * outdated messages are harmless. It is marked as processed once its effect is stored. Throws `not_found` for an unknown
 * provider and `validation` for an invalid signature.
 */
export async function handleWebhook(
  deps: PaymentDeps,
  name: string,
  body: Buffer,
  headers: Headers,
): Promise<void> {
  const provider = requireFound(findProvider(deps, name));
  const event = read(() => provider.readWebhook(body, headers));
  if (!event || (await isProcessed(deps.db, name, event.eventId))) return;
  const payment = await findByReference(deps.db, name, event.reference);
  if (payment) await settleFromProvider(deps, payment);
  await markProcessed(deps.db, name, event.eventId);
}

function read(message: () => ProviderEvent | null): ProviderEvent | null {
  try {
    return message();
  } catch {
    throw new AppError('validation', {}, 'signature');
  }
}
