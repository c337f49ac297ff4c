import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Key, Size, Window } from './engine.ts';
import {
  findFaults,
  findLoading,
  locate,
  type Query,
  type RoleQuery,
  type Sight,
  takeMiss,
} from './locate.ts';
import { describePage, startRecord, takeToast } from './page-record.ts';

type Pattern = string | RegExp;
type Seen = Exclude<Sight, string>;

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
/** Milliseconds between two looks at the page. */
const WAIT = { intervals: [50, 100, 200], timeout: 60_000 };

/**
 * The one visitor of a journey, in any engine. Everything is found by role and name, by label or by text, as a visitor finds
 * it; every method waits until the page is as far.
 */
export class Tab {
  readonly window: Window;
  /** The server of relative addresses: the shop itself or the network in front of it. */
  origin: string;
  readonly #scope: RoleQuery | null;

  constructor(window: Window, origin: string, scope: RoleQuery | null = null) {
    this.window = window;
    this.origin = origin;
    this.#scope = scope;
  }

  /**
   * The same tab, of which only the first visible element of a role is looked at. Click what a dialog and the page below
   * share only within the dialog: the page is found until the dialog opens, which may be at the moment of the click.
   */
  within(role: string, name?: Pattern): Tab {
    return new Tab(this.window, this.origin, byRole(role, name));
  }

  /** Opens a page of the shop, waits for its hydration and checks it. */
  async visit(address: string): Promise<void> {
    await this.window.goto(new URL(address, this.origin).href);
    await this.hydrated();
    await this.expectSound();
  }

  /** Waits for a page that a click has opened, and checks it. */
  async arrive(address: RegExp): Promise<void> {
    await this.at(address);
    await this.hydrated();
    await this.expectSound();
  }

  /** Waits for the address, without its origin. */
  async at(address: RegExp): Promise<void> {
    await expect.poll(() => this.address(), { ...WAIT, message: `at ${address}` }).toMatch(address);
  }

  address(): Promise<string> {
    return this.read(() => window.location.href.slice(window.location.origin.length));
  }

  /** Waits for a visible element of a role. Returns its text. */
  async see(role: string, name?: Pattern): Promise<string> {
    return (await this.#find(byRole(role, name), false)).text;
  }

  /** Waits for a text of one element. */
  async seeText(text: Pattern): Promise<void> {
    await this.#find({ by: 'text', text: sendable(text) }, false);
  }

  /** Waits for a toast of the document that was not seen yet; it may have left already. */
  async seeToast(text: Pattern): Promise<void> {
    await this.#until(async () => {
      const seen = await this.read(takeToast, sendable(text));
      if (seen === 'no record') await this.read(startRecord);
      if (seen !== true) throw new Error(`toast "${String(text)}": not found`);
    });
  }

  /** Waits until no element of a role is visible. */
  async seeNo(role: string, name?: Pattern): Promise<void> {
    const query = byRole(role, name);
    await expect
      .poll(() => this.#look(query, false), { ...WAIT, message: `no ${say(query)}` })
      .toBe('not found');
  }

  async click(role: string, name?: Pattern): Promise<void> {
    await this.#click(byRole(role, name));
  }

  /** Clicks a text, such as the label of a choice whose native control is hidden. */
  async clickText(text: Pattern): Promise<void> {
    await this.#click({ by: 'text', text: sendable(text) });
  }

  /** Types into the field of a label, in place of its text. */
  async type(label: Pattern, text: string): Promise<void> {
    await this.#click({ by: 'label', text: sendable(label) });
    await this.read(() => (document.activeElement as Partial<HTMLInputElement> | null)?.select?.());
    await this.window.type(text);
  }

  async press(key: Key): Promise<void> {
    await this.window.press(key);
  }

  async resize(size: Size): Promise<void> {
    await this.window.resize(size);
  }

  /** Waits for the hydration of the page: the steps after it are those of its own scripts. */
  async hydrated(): Promise<void> {
    await expect
      .poll(() => this.read(isHydrated), {
        ...WAIT,
        message: 'the page is hydrated',
      })
      .toBe(true);
  }

  /** The page does not scroll horizontally, and no picture is broken. */
  async expectSound(): Promise<void> {
    await expect.poll(() => this.read(findFaults), { ...WAIT, timeout: 5000 }).toEqual([]);
  }

  /** Waits for the fonts and pictures of the first screen. */
  async loaded(): Promise<void> {
    await expect
      .poll(() => this.read(findLoading), { ...WAIT, timeout: 10_000, message: 'still loading' })
      .toEqual([]);
  }

  async #click(query: Query): Promise<void> {
    let missed: boolean;
    do {
      const { x, y } = await this.#find(query, true);
      await this.window.click(x, y);
      missed = await this.#takeMiss();
    } while (missed);
  }

  async #takeMiss(): Promise<boolean> {
    let missed = false;
    await expect(async () => {
      missed = await this.read(takeMiss);
    }).toPass(WAIT);
    return missed;
  }

  /** Waits for an element; to click it, until it is enabled, uncovered and at rest between two looks. */
  async #find(query: Query, toClick: boolean): Promise<Seen> {
    let last: Sight = 'not found';
    await this.#until(async () => {
      const before = last;
      last = await this.#look(query, toClick);
      if (typeof last === 'string') throw new Error(`${say(query)}: ${last}`);
      if (!toClick) return;
      if (last.disabled) throw new Error(`${say(query)} is disabled`);
      if (last.covered !== null) throw new Error(`${say(query)} is covered by ${last.covered}`);
      if (typeof before === 'string' || before.x !== last.x || before.y !== last.y)
        throw new Error(`${say(query)} moves`);
    });
    return last as Sight as Seen;
  }

  /** Repeats `look` until it passes. The error of a failure says what the page shows instead. */
  async #until(look: () => Promise<void>): Promise<void> {
    try {
      await expect(look).toPass(WAIT);
    } catch (error) {
      const page = await this.read(describePage);
      throw new Error(`${error instanceof Error ? error.message : String(error)}\n\nThe page: ${page}`, {
        cause: error,
      });
    }
  }

  async #look(query: Query, aim: boolean): Promise<Sight> {
    const sight = await this.read(locate, query, this.#scope, aim);
    if (sight !== 'no library') return sight;
    await this.window.run(LIBRARY);
    await this.read(startRecord);
    return this.read(locate, query, this.#scope, aim);
  }

  /** Runs in the page, which may be replaced by the next one at any moment. */
  read<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.window.evaluate(work, ...args);
  }
}

function byRole(role: string, name: Pattern | undefined): RoleQuery {
  return { by: 'role', role, name: name === undefined ? undefined : sendable(name) };
}

function sendable(pattern: Pattern) {
  return typeof pattern === 'string' ? pattern : { source: pattern.source, flags: pattern.flags };
}

function say(query: Query): string {
  const wanted = query.by === 'role' ? query.name : query.text;
  const text = typeof wanted === 'object' ? `/${wanted.source}/${wanted.flags}` : `"${wanted ?? ''}"`;
  return `${query.by === 'role' ? query.role : query.by} ${text}`;
}

/** Runs in the page. A document that is just being created has no element yet. */
function isHydrated(): boolean {
  const root = document.documentElement as HTMLElement | null;
  return root !== null && 'hydrated' in root.dataset;
}
