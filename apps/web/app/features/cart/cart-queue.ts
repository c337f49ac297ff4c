import { ApiError } from '@errand/contract';
import type { CartLine } from '@errand/contract/cart';
import type { QueryClient } from '@tanstack/react-query';

/** A change of the cart: shown at once by `apply`, made true by `send`, which answers with the server's lines. */
export type CartChange<Edit = unknown> = {
  /** What it is, as data that can be kept. */
  edit: Edit;
  /** A change still waiting is replaced by a newer one of the same target: of rapid taps the last counts. */
  target?: string | undefined;
  apply: (lines: CartLine[]) => CartLine[];
  send: (confirmed: CartLine[]) => Promise<CartLine[]>;
  /** Told of a refusal that comes after the change was left waiting for the network. */
  refusedLate?: ((error: unknown) => void) | undefined;
};

/** How a queue meets the world; tests bring their own. */
export type CartLink<Edit = unknown> = {
  /** The server's lines as they are now. */
  reload: () => Promise<CartLine[]>;
  /** Resolves when it is worth trying again; `failures` counts from 1. */
  untilNetwork: (failures: number) => Promise<void>;
  /** Something was changed on the server. */
  changed: () => void;
  /** Keeps what is not sent yet, in its order, for a page to come. */
  keep: (edits: Edit[]) => void;
};

/** `sent`: the server has it. `waiting`: there is no network; it is shown, kept, and sent when there is. */
export type Outcome = 'sent' | 'waiting';
type Waiting<Edit> = { change: CartChange<Edit>; settle: PromiseWithResolvers<Outcome>; left: boolean };

/**
 * Sends the changes of one cart one after the other. What is shown is always the server's last answer with the
 * changes that are still on their way applied to it, so a refused one disappears and the others stay. Without a network
 * they wait in their order; when it is back the cart is asked for first, as it may have changed elsewhere.
 */
export class CartQueue<Edit = unknown> {
  readonly #client: QueryClient;
  readonly #key: readonly unknown[];
  readonly #link: CartLink<Edit>;
  readonly #listeners = new Set<() => void>();
  #confirmed: CartLine[] = [];
  #waiting: Waiting<Edit>[] = [];
  #running = false;
  #stale = false;
  #offline = false;

  constructor(client: QueryClient, moduleId: number, link: CartLink<Edit>) {
    this.#client = client;
    this.#key = ['cart', moduleId];
    this.#link = link;
  }

  /** The lines as they are shown now. */
  get lines(): CartLine[] {
    return this.#client.getQueryData<CartLine[]>(this.#key) ?? [];
  }

  /** Whether changes wait for the network. */
  get offline(): boolean {
    return this.#offline;
  }

  /** Whether nothing is left to send. */
  get idle(): boolean {
    return this.#waiting.length === 0;
  }

  /** Whether the server has this line as it is shown. */
  isSent(line: CartLine): boolean {
    return this.#confirmed.some(({ id, updated_at }) => id === line.id && updated_at === line.updated_at);
  }

  /** Told when changes begin or end to wait for the network. Gives back how to leave. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Shows a change and sends it in its turn. Rejects with the server's refusal. */
  push(change: CartChange<Edit>): Promise<Outcome> {
    if (!this.#running) this.#confirmed = this.lines;
    const twin = this.#waiting.findIndex((entry, index) => index > 0 && isSame(entry.change, change));
    const settle = this.#waiting[twin]?.settle ?? Promise.withResolvers<Outcome>();
    const entry = { change, settle, left: this.#offline };
    if (twin > 0) this.#waiting[twin] = entry;
    else this.#waiting.push(entry);
    if (this.#offline) settle.resolve('waiting');
    this.#keep();
    // An answer that is on its way was made before this change; shown now it would undo it.
    void this.#client.cancelQueries({ queryKey: this.#key });
    this.#show();
    if (!this.#running) void this.#run();
    return settle.promise;
  }

  /** Takes up what an earlier page could not send, after asking for the cart. */
  resume(changes: CartChange<Edit>[]): void {
    for (const change of changes) {
      const settle = Promise.withResolvers<Outcome>();
      settle.promise.catch(() => {});
      this.#waiting.push({ change, settle, left: true });
    }
    this.#keep();
    if (!this.#running) void this.#run(1);
  }

  /** The cart was changed elsewhere: asks for it, after what this page has to send itself. */
  refresh(): void {
    if (this.#running) this.#stale = true;
    else void this.#client.invalidateQueries({ queryKey: this.#key });
  }

  async #run(failures = 0): Promise<void> {
    this.#running = true;
    for (let head = this.#waiting[0]; head; head = this.#waiting[0]) {
      try {
        if (failures > 0) this.#confirmed = await this.#link.reload();
        this.#confirmed = await head.change.send(this.#confirmed);
        this.#setOffline(false);
        failures = 0;
        head.settle.resolve('sent');
        this.#link.changed();
      } catch (error) {
        if (isNetwork(error)) {
          failures += 1;
          this.#leave();
          await this.#link.untilNetwork(failures);
          continue;
        }
        // The server knows something that this page does not.
        this.#stale = true;
        if (head.left) head.change.refusedLate?.(error);
        head.settle.reject(error);
      }
      this.#waiting.shift();
      this.#keep();
      this.#show();
    }
    this.#running = false;
    this.#setOffline(false);
    if (this.#stale) void this.#client.invalidateQueries({ queryKey: this.#key });
    this.#stale = false;
  }

  /** Nobody who waits for an answer is kept waiting for the network. */
  #leave(): void {
    for (const entry of this.#waiting) {
      entry.left = true;
      entry.settle.resolve('waiting');
    }
    this.#setOffline(true);
  }

  #keep(): void {
    this.#link.keep(this.#waiting.map(({ change }) => change.edit));
  }

  #setOffline(offline: boolean): void {
    if (this.#offline === offline) return;
    this.#offline = offline;
    for (const listener of this.#listeners) listener();
  }

  #show(): void {
    const shown = this.#waiting.reduce((lines, { change }) => change.apply(lines), this.#confirmed);
    this.#client.setQueryData(this.#key, shown);
  }
}

function isSame(a: CartChange, b: CartChange): boolean {
  return a.target !== undefined && a.target === b.target;
}

/** No answer, or one of a gateway before a server that is not there. */
function isNetwork(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 502;
}
