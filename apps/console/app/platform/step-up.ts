/** The question for the second factor that a call waits for. */
let waiting: ((proven: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/** Thrown to the caller when the member closes the question. */
export class StepUpCanceled extends Error {
  constructor() {
    super('The step-up was canceled.');
    this.name = 'StepUpCanceled';
  }
}

/** Asks for the second factor. Calls that need it at the same time share one question. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    notify();
  });
}

export function isAskingForProof(): boolean {
  return waiting.length > 0;
}

/** Ends the question; `proven` repeats the calls that wait. */
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
