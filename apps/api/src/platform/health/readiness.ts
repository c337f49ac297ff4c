/** Whether this process should receive new requests. */
export type Readiness = {
  isStopping(): boolean;
  /** From now on `/readyz` responds with 503, while the process continues to serve. */
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
