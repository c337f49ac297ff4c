import { CANCEL_STEP_FAULTS, TERMS_LIMITS } from '@errand/domain/rental';
import { z } from 'zod';
import { objectEndpoints } from '../console-endpoint.ts';
import { flagFilter, id, listFields, listOf, version } from '../fields.ts';

const hours = z.number().min(0).max(TERMS_LIMITS.hours);
const amount = z.number().int().min(0).max(TERMS_LIMITS.amountMinor);

const cancelStep = z.object({ hours, percent: z.number().min(0).max(100) });
export type CancelStepValues = z.output<typeof cancelStep>;

const terms = {
  /** The bounds of a trip's length. */
  minimum_hours: hours,
  maximum_hours: hours.nullable(),
  /** The least price and the deposit of one vehicle. */
  minimum_minor: amount,
  deposit_minor: amount,
  /**
   * Canceling costs a share of the total after so many hours before the pickup, and is free before the first step. Every
   * step is nearer to the pickup and costs more than the one before it.
   */
  cancel_steps: z.array(cancelStep).max(TERMS_LIMITS.cancelSteps),
  license_required: z.boolean(),
  documents_required: z.boolean(),
};

const providerRow = z.object({
  id,
  name: z.string(),
  active: z.boolean(),
  /** Number of its kinds of vehicles, and of the individual vehicles in service. */
  vehicles: z.number().int(),
  in_service: z.number().int(),
  /** Whether terms were written. Without them a trip of any length from an hour on can be booked and canceled. */
  has_terms: z.boolean(),
  ...terms,
  version,
});
export type ProviderTerms = z.output<typeof providerRow>;

/** The version of terms that were never written. */
export const NEW_TERMS = 'new';

const base = { tag: 'Rental', scope: 'store', target: 'store' } as const;
const providers = objectEndpoints(
  '/api/console/v1/rental-providers',
  { ...base, permission: 'rental.read' },
  { ...base, permission: 'rental.update', changes: ['rental'] },
);

export const listRentalProviders = providers.list({
  name: 'listRentalProviders',
  summary: 'Rental providers of the caller’s zones and stores by name, with their terms',
  query: z.object({ ...listFields, without_terms: flagFilter }),
  response: listOf(providerRow),
});

export const getRentalTerms = providers.get({
  name: 'getRentalTerms',
  summary: 'The terms of one rental provider',
  response: providerRow,
});

export const updateRentalTerms = providers.update({
  name: 'updateRentalTerms',
  summary: 'Changes the terms of a provider; trips that were booked keep those that were agreed',
  body: z.object({ ...terms, version }),
  response: providerRow,
  errors: ['terms_length', ...CANCEL_STEP_FAULTS],
});
