import { AppError } from '../app-error.ts';

/** A share of a budget. */
export type ByteShare = {
  /** Reserves more bytes. Throws `too_large` above the limit of a share, and `busy` when the budget is used up. */
  take(bytes: number): void;
  /** Returns all bytes of the share. */
  release(): void;
};

/** `owner` identifies the holder of the bytes, such as a network address. */
export type ByteBudget = { open(owner: string): ByteShare };

const RETRY_SECONDS = 5;

/**
 * Limits the bytes held by all shares together, by those of one owner, and by each share. It rejects instead of
 * waiting.
 */
export function createByteBudget(limits: { total: number; owner: number; share: number }): ByteBudget {
  let held = 0;
  const heldBy = new Map<string, number>();
  return {
    open(owner) {
      let taken = 0;
      return {
        take(bytes) {
          const own = heldBy.get(owner) ?? 0;
          if (taken + bytes > limits.share) throw new AppError('too_large');
          if (held + bytes > limits.total || own + bytes > limits.owner)
            throw new AppError('busy', { seconds: RETRY_SECONDS });
          taken += bytes;
          held += bytes;
          heldBy.set(owner, own + bytes);
        },
        release() {
          const left = (heldBy.get(owner) ?? 0) - taken;
          if (left > 0) heldBy.set(owner, left);
          else heldBy.delete(owner);
          held -= taken;
          taken = 0;
        },
      };
    },
  };
}
