import pLimit from 'p-limit';
import { AppError } from '../http/app-error.ts';

export type Gate = {
  /** Runs `work` when it is its turn. Throws `busy` when too many wait already, or when it has waited too long. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
};

export type GateOptions = {
  /** How many run at once. */
  concurrent: number;
  /** How many may wait. */
  waiting: number;
  /** Clients give up after a while; work that nobody waits for is not begun. */
  longestWaitMs: number;
};

const RETRY_SECONDS = 3;

/** Bounds concurrent work in the process: the rest waits in order, and is rejected early instead of all being slow. */
export function createGate({ concurrent, waiting, longestWaitMs }: GateOptions): Gate {
  const limit = pLimit(concurrent);
  return {
    async run(work) {
      if (limit.pendingCount >= waiting) throw new AppError('busy', { seconds: RETRY_SECONDS });
      const arrivedAt = performance.now();
      return limit(() => {
        if (performance.now() - arrivedAt > longestWaitMs)
          throw new AppError('busy', { seconds: RETRY_SECONDS });
        return work();
      });
    },
  };
}
