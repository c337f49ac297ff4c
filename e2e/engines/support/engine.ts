/** One window of an engine, with a session of its own. Coordinates and sizes are CSS pixels of the viewport. */
export type Window = {
  /** Opens an address and resolves at `DOMContentLoaded`. */
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Runs a function in the page. It must be synchronous and refer to its arguments only, which are JSON. */
  evaluate: <Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Runs a script in the page, outside of the page's content security policy. */
  run: (script: string) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  drag: (from: Point, to: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Chooses a file in the first `input[type=file]` of the page. */
  chooseFile: (file: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** A PNG of the viewport. */
  screenshot: () => Promise<Buffer>;
  /** The errors that the console has received since the last call. */
  takeErrors: () => string[];
  close: () => Promise<void>;
};

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Key = 'Enter' | 'Escape';

/** A running browser that opens windows, one after the other. */
export type Engine = {
  openWindow: (options: { size: Size; dark: boolean }) => Promise<Window>;
  close: () => Promise<void>;
};
