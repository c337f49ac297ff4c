import { CLICK_PATH, UNSUBSCRIBE_PATH } from '@errand/contract/newsletter';
import { confirmationEndsMs } from '@errand/domain/newsletter';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import { getSigner, isSameSignature, type Signer } from '../../platform/secrets/index.ts';

type LinkDeps = Pick<Deps, 'pool'>;

export function newsletterSigner({ pool }: LinkDeps): Promise<Signer> {
  return getSigner(pool, 'newsletter');
}

/** The path of the page that confirms a request of a subscriber. It belongs to this request, and expires. */
export function confirmPath(
  sign: Signer,
  { id, requestedAt }: { id: number; requestedAt: Date },
  nowMs: number,
): string {
  const until = confirmationEndsMs(nowMs);
  return `/newsletter/confirm?key=${id}.${until}.${sign(confirmText(id, until, requestedAt))}`;
}

/** The subscriber of a key; `isValid` decides whether it belongs to a request. Throws `link_invalid` once it has expired. */
export async function readConfirmKey(deps: LinkDeps & Pick<Deps, 'now'>, key: string) {
  const [id = 0, until = 0] = numbersOf(key);
  if (until <= deps.now()) throw new AppError('link_invalid');
  const sign = await newsletterSigner(deps);
  return {
    id,
    isValid: (requestedAt: Date) => isSigned(key, sign(confirmText(id, until, requestedAt))),
  };
}

function confirmText(id: number, untilMs: number, requestedAt: Date): string {
  return `confirm ${id} ${untilMs} ${requestedAt.getTime()}`;
}

/**
 * The page that unsubscribes, and the address of the one-click header, which leads to it in a browser. They do not expire.
 * `campaign` is the one whose mail has them.
 */
export function unsubscribePaths(
  sign: Signer,
  { subscriber, campaign }: { subscriber: number; campaign: number },
): { page: string; oneClick: string } {
  const key = `${subscriber}.${campaign}.${sign(unsubscribeText(subscriber, campaign))}`;
  return { page: unsubscribePage(key), oneClick: `${UNSUBSCRIBE_PATH}?key=${key}` };
}

export function unsubscribePage(key: string): string {
  return `/newsletter/unsubscribe?key=${encodeURIComponent(key)}`;
}

/** Throws `link_invalid`. */
export async function readUnsubscribeKey(
  deps: LinkDeps,
  key: string,
): Promise<{ subscriber: number; campaign: number }> {
  const [subscriber = 0, campaign = 0] = numbersOf(key);
  const sign = await newsletterSigner(deps);
  if (!isSigned(key, sign(unsubscribeText(subscriber, campaign)))) throw new AppError('link_invalid');
  return { subscriber, campaign };
}

function unsubscribeText(subscriber: number, campaign: number): string {
  return `unsubscribe ${subscriber} ${campaign}`;
}

/** The path that counts a click and leads to the address of a link. */
export function clickPath(sign: Signer, link: number): string {
  return `${CLICK_PATH}/${link}.${sign(`click ${link}`)}`;
}

/** The link of a token; null for a token of another signature. */
export async function readClickToken(deps: LinkDeps, token: string): Promise<number | null> {
  const [id = 0] = numbersOf(token);
  const sign = await newsletterSigner(deps);
  return isSigned(token, sign(`click ${id}`)) ? id : null;
}

function numbersOf(key: string): number[] {
  return key
    .split('.')
    .slice(0, -1)
    .map((part) => (/^\d{1,15}$/.test(part) ? Number(part) : 0));
}

/** Whether the last part of a key is a signature. */
function isSigned(key: string, signature: string): boolean {
  return isSameSignature(key.split('.').at(-1) ?? '', signature);
}
