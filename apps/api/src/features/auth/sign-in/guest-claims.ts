import type { Tx } from '../../../platform/db/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';

type GuestClaimsContext = RequestContext<'db' | 'events' | 'now' | 'settings'>;

/** Moves a guest's data to a customer, in the transaction of the sign-in. Returns the names of dropped cart lines. */
export type GuestClaim = (
  ctx: GuestClaimsContext,
  tx: Tx,
  guestId: string,
  customerId: number,
) => Promise<string[]>;

let claims: readonly GuestClaim[] = [];

/**
 * Sets the claims that every sign-in runs, in this order. Called once, by the list of features.
 */
export function registerGuestClaims(all: readonly GuestClaim[]): void {
  claims = all;
}

/** Runs all claims. Returns the names of the cart lines that did not fit into the customer's carts. */
export async function claimGuestData(
  ctx: GuestClaimsContext,
  tx: Tx,
  guestId: string,
  customerId: number,
): Promise<string[]> {
  const dropped: string[] = [];
  for (const claim of claims) dropped.push(...(await claim(ctx, tx, guestId, customerId)));
  return dropped;
}
