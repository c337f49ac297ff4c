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
  /** Clients give up after a while, so work that has waited longer is rejected. */
  longestWaitMs: number;
};

const RETRY_SECONDS = 3;

/**
 * Limits concurrent work in the process. The rest waits in order and is rejected early, instead of slowing down
 * everything.
 */
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
