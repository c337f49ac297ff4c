/** Whether this process should get new visitors. */
export type Readiness = {
  isStopping(): boolean;
  /** From now on `/readyz` responds 503, while the process serves on. */
  stop(): void;
};

export function createReadiness(): Readiness {
  let stopping = false;
  return {
    isStopping: () => stopping,
    stop() {
      stopping = true;
    },
  };
}
