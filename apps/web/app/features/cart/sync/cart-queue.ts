import { ApiError } from '@errand/contract';
import type { PricedCartLine } from '@errand/contract/cart-line';
import type { CartRejection } from '@errand/domain/cart';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Applied } from './cart-edits.ts';

type Lines = PricedCartLine[];

/** A change of the cart: shown at once by `apply`, confirmed by `send`, which resolves to the server's lines. */
export type CartChange<Edit = unknown> = {
  /** The change as data, which is persisted until it is sent. */
  edit: Edit;
  /** A pending change is replaced by a newer one of the same target: of rapid taps the last counts. */
  target?: string | undefined;
  apply: (lines: Lines) => Applied;
  send: (confirmed: Lines) => Promise<Lines>;
  /** Reports a rejection that arrives after `push` has resolved to `waiting`. */
  onLateRejection?: ((error: unknown) => void) | undefined;
};

/** The queue's connection to server, storage and other tabs; tests substitute it. */
export type CartLink<Edit = unknown> = {
  /** Loads the server's lines. */
  reload: () => Promise<Lines>;
  /** Resolves when a retry is due; `failures` counts from 1. */
  untilRetry: (failures: number) => Promise<void>;
  /** The server has accepted a change. */
  onChanged: () => void;
  /** Persists the unsent edits in their order. */
  persist: (edits: Edit[]) => void;
};

/** `sent`: the server has it. `waiting`: there is no network; the change is shown, persisted and sent later. */
export type Outcome = 'sent' | 'waiting';

/** A domain rule rejected the change before it was sent. */
export class RuleError extends Error {
  readonly problem: CartRejection;

  constructor(problem: CartRejection) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The visitor of a change has signed out before it was sent. */
export class DroppedError extends Error {}

type Pending<Edit> = { change: CartChange<Edit>; settle: PromiseWithResolvers<Outcome>; isLate: boolean };

/**
 * Sends the changes of one cart one after the other. The shown lines are always the server's last response with the
 * pending changes applied to it, so a rejected change disappears and the others stay. Without a network, changes wait
 * in their order; once it is back the cart is reloaded first, as it may have changed elsewhere.
 */
export class CartQueue<Edit = unknown> {
  readonly #client: QueryClient;
  readonly #key: QueryKey;
  readonly #link: CartLink<Edit>;
  readonly #listeners = new Set<() => void>();
  readonly #editListeners = new Set<() => void>();
  #confirmed: Lines = [];
  #pending: Pending<Edit>[] = [];
  #running = false;
  #stale = false;
  #offline = false;
  #edits = 0;

  /** `key` is the query key that the shown lines are cached under. */
  constructor(client: QueryClient, key: QueryKey, link: CartLink<Edit>) {
    this.#client = client;
    this.#key = key;
    this.#link = link;
  }

  /** The lines as they are shown. */
  get lines(): Lines {
    return this.#client.getQueryData<Lines>(this.#key) ?? [];
  }

  /** Whether changes wait for the network. */
  get offline(): boolean {
    return this.#offline;
  }

  /** Counts the changes by this page as they are shown and confirmed; those made elsewhere leave it as it is. */
  get edits(): number {
    return this.#edits;
  }

  /** Whether nothing is left to send. */
  get idle(): boolean {
    return this.#pending.length === 0;
  }

  /** Whether the server has this line as it is shown. */
  isSent(line: PricedCartLine): boolean {
    return this.#confirmed.some(({ id, updatedAt }) => id === line.id && updatedAt === line.updatedAt);
  }

  /** Calls the listener when `offline` changes. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls the listener when `edits` changes. Returns the unsubscribe function. */
  subscribeToEdits(listener: () => void): () => void {
    this.#editListeners.add(listener);
    return () => this.#editListeners.delete(listener);
  }

  /**
   * Checks a change against the shown lines, shows it and sends it in its turn. Rejects with a `RuleError` when a rule
   * forbids it, and with the server's error when the server does.
   */
  push(change: CartChange<Edit>): Promise<Outcome> {
    const applied = change.apply(this.lines);
    if (!applied.ok) return Promise.reject(new RuleError(applied));
    if (!this.#running) this.#confirmed = this.lines;
    const sameTargetIndex = this.#pending.findIndex(
      (entry, index) => index > 0 && isSameTarget(entry.change, change),
    );
    const settle = this.#pending[sameTargetIndex]?.settle ?? Promise.withResolvers<Outcome>();
    const entry = { change, settle, isLate: this.#offline };
    if (sameTargetIndex > 0) this.#pending[sameTargetIndex] = entry;
    else this.#pending.push(entry);
    if (this.#offline) settle.resolve('waiting');
    this.#persist();
    // A pending response predates this change and would revert it on the screen.
    void this.#client.cancelQueries({ queryKey: this.#key });
    this.#show();
    if (!this.#running) void this.#run();
    return settle.promise;
  }

  /** Sends the edits that an earlier page left unsent, after reloading the cart. */
  resume(changes: CartChange<Edit>[]): void {
    for (const change of changes) {
      const settle = Promise.withResolvers<Outcome>();
      settle.promise.catch(() => {});
      this.#pending.push({ change, settle, isLate: true });
    }
    this.#persist();
    if (!this.#running) void this.#run(1);
  }

  /** Reloads the cart after a change elsewhere, once this page's own changes are sent. */
  refresh(): void {
    if (this.#running) this.#stale = true;
    else void this.#client.invalidateQueries({ queryKey: this.#key });
  }

  /** Drops all changes, because their visitor has signed out. The response to one that is on its way is ignored. */
  drop(): void {
    const dropped = this.#pending;
    this.#pending = [];
    this.#running = false;
    this.#stale = false;
    this.#persist();
    this.#setOffline(false);
    for (const { settle } of dropped) settle.reject(new DroppedError());
  }

  async #run(failures = 0): Promise<void> {
    this.#running = true;
    const pending = this.#pending;
    const isDropped = () => pending !== this.#pending;
    for (let head = pending[0]; head; head = pending[0]) {
      try {
        const reloaded = failures > 0 ? await this.#link.reload() : this.#confirmed;
        if (isDropped()) return;
        const sent = await head.change.send(reloaded);
        if (isDropped()) return;
        this.#confirmed = sent;
        this.#setOffline(false);
        failures = 0;
        head.settle.resolve('sent');
        this.#link.onChanged();
      } catch (error) {
        if (isDropped()) return;
        if (isNetworkError(error)) {
          failures += 1;
          this.#goOffline();
          await this.#link.untilRetry(failures);
          if (isDropped()) return;
          continue;
        }
        // The server's cart differs from what this page assumed.
        this.#stale = true;
        if (head.isLate) head.change.onLateRejection?.(error);
        head.settle.reject(error);
      }
      pending.shift();
      this.#persist();
      this.#show();
    }
    this.#running = false;
    this.#setOffline(false);
    if (this.#stale) void this.#client.invalidateQueries({ queryKey: this.#key });
    this.#stale = false;
  }

  /** Callers of `push` do not wait for the network. */
  #goOffline(): void {
    for (const entry of this.#pending) {
      entry.isLate = true;
      entry.settle.resolve('waiting');
    }
    this.#setOffline(true);
  }

  #persist(): void {
    this.#link.persist(this.#pending.map(({ change }) => change.edit));
  }

  #setOffline(offline: boolean): void {
    if (this.#offline === offline) return;
    this.#offline = offline;
    for (const listener of this.#listeners) listener();
  }

  /** A pending change that the rules no longer allow leaves the lines as they are; the server decides. */
  #show(): void {
    const shown = this.#pending.reduce((lines, { change }) => {
      const applied = change.apply(lines);
      return applied.ok ? applied.lines : lines;
    }, this.#confirmed);
    this.#client.setQueryData(this.#key, shown);
    this.#edits += 1;
    for (const listener of this.#editListeners) listener();
  }
}

function isSameTarget(a: CartChange, b: CartChange): boolean {
  return a.target !== undefined && a.target === b.target;
}

/** No response, or one of a gateway whose server is down. */
function isNetworkError(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 502;
}
