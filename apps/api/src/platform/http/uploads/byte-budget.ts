import { AppError } from '../app-error.ts';

/** A share of a budget. */
export type ByteShare = {
  /** Takes more bytes. Throws `too_large` above the limit of a share, and `busy` when the budget is used up. */
  take(bytes: number): void;
  /** Returns all bytes of the share. */
  release(): void;
};

export type ByteBudget = { open(): ByteShare };

const RETRY_SECONDS = 5;

/** Bounds the bytes that all shares hold together and that one holds alone. It rejects instead of waiting. */
export function createByteBudget({ total, share }: { total: number; share: number }): ByteBudget {
  let left = total;
  return {
    open() {
      let taken = 0;
      return {
        take(bytes) {
          if (taken + bytes > share) throw new AppError('too_large');
          if (bytes > left) throw new AppError('busy', { seconds: RETRY_SECONDS });
          taken += bytes;
          left -= bytes;
        },
        release() {
          left += taken;
          taken = 0;
        },
      };
    },
  };
}
