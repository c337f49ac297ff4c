import type { CartLine } from '@errand/contract/cart';
import type { QueryClient } from '@tanstack/react-query';

/** A change of the cart: shown at once by `apply`, made true by `send`, which answers with the server's lines. */
export type CartChange = {
  /** A change still waiting is replaced by a newer one of the same target: of rapid taps the last counts. */
  target?: string;
  apply: (lines: CartLine[]) => CartLine[];
  send: (confirmed: CartLine[]) => Promise<CartLine[]>;
};

type Waiting = { change: CartChange; settle: PromiseWithResolvers<void> };

/**
 * Sends the changes of one cart one after the other. What is shown is always the server's last answer with the
 * changes that are still on their way applied to it, so a refused one disappears and the others stay.
 */
export class CartQueue {
  readonly #client: QueryClient;
  readonly #key: readonly unknown[];
  #confirmed: CartLine[] = [];
  #waiting: Waiting[] = [];
  #running = false;

  constructor(client: QueryClient, moduleId: number) {
    this.#client = client;
    this.#key = ['cart', moduleId];
  }

  /** The lines as they are shown now. */
  get lines(): CartLine[] {
    return this.#client.getQueryData<CartLine[]>(this.#key) ?? [];
  }

  /** Shows a change and sends it in its turn. Rejects with the server's refusal. */
  push(change: CartChange): Promise<void> {
    if (!this.#running) this.#confirmed = this.lines;
    const twin = this.#waiting.findIndex((entry, index) => index > 0 && isSame(entry.change, change));
    const settle = this.#waiting[twin]?.settle ?? Promise.withResolvers<void>();
    if (twin > 0) this.#waiting[twin] = { change, settle };
    else this.#waiting.push({ change, settle });
    // An answer that is on its way was made before this change; shown now it would undo it.
    void this.#client.cancelQueries({ queryKey: this.#key });
    this.#show();
    if (!this.#running) void this.#run();
    return settle.promise;
  }

  async #run(): Promise<void> {
    this.#running = true;
    let refused = false;
    for (let head = this.#waiting[0]; head; head = this.#waiting[0]) {
      try {
        this.#confirmed = await head.change.send(this.#confirmed);
        head.settle.resolve();
      } catch (error) {
        refused = true;
        head.settle.reject(error);
      }
      this.#waiting.shift();
      this.#show();
    }
    this.#running = false;
    // After a refusal the server knows something that this page does not.
    if (refused) void this.#client.invalidateQueries({ queryKey: this.#key });
  }

  #show(): void {
    const shown = this.#waiting.reduce((lines, { change }) => change.apply(lines), this.#confirmed);
    this.#client.setQueryData(this.#key, shown);
  }
}

function isSame(a: CartChange, b: CartChange): boolean {
  return a.target !== undefined && a.target === b.target;
}

const queues = new WeakMap<QueryClient, Map<number, CartQueue>>();

/** The one queue of a module's cart on this page. */
export function cartQueue(client: QueryClient, moduleId: number): CartQueue {
  const ofClient = queues.get(client) ?? new Map<number, CartQueue>();
  queues.set(client, ofClient);
  const queue = ofClient.get(moduleId) ?? new CartQueue(client, moduleId);
  ofClient.set(moduleId, queue);
  return queue;
}
