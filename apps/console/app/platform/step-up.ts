/** Resolves the calls that wait for the second factor. */
let waiting: ((proven: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/** The rejection of a call when the member closes the dialog. */
export class StepUpCanceled extends Error {
  constructor() {
    super('The step-up was canceled.');
    this.name = 'StepUpCanceled';
  }
}

/** Asks for the second factor. Concurrent calls share one dialog. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    notify();
  });
}

export function isAskingForProof(): boolean {
  return waiting.length > 0;
}

/** Closes the dialog. If `proven`, the waiting calls are retried. */
export function answerProof(proven: boolean): void {
  const resolves = waiting;
  waiting = [];
  for (const resolve of resolves) resolve(proven);
  notify();
}

export function subscribeToProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
