import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine, Key, Point, Window } from './engine.ts';

const WINDOW = path.join(import.meta.dirname, 'webkit-window.py');
/** The key under which WebDriver returns the reference of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C' };

/** Sends a command of a session to the driver. Rejects with the driver's error. */
type Send = <Value = void>(
  method: 'GET' | 'POST' | 'DELETE',
  command: string,
  body?: object,
) => Promise<Value>;

/** The stock WebKitGTK, by the classic WebDriver of WebKitWebDriver. It has one session at a time. */
export async function openWebkit(program: string, display: string): Promise<Engine> {
  const port = await freePort();
  const errors: string[] = [];
  // The windows are processes of the driver and write to its output, the page's console line by line.
  const driver = spawn('stdbuf', ['-oL', program, `--port=${port}`, '--host=127.0.0.1'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  });
  createInterface({ input: driver.stdout }).on('line', (line) => {
    if (/CONSOLE \S+ ERROR|CONSOLE ERROR/.test(line)) errors.push(line);
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin);
  return {
    async openWindow({ size, dark }) {
      const args = [String(size.width), String(size.height), dark ? 'dark' : 'light'];
      const { sessionId } = await request<{ sessionId: string }>(`${origin}/session`, 'POST', {
        capabilities: {
          alwaysMatch: {
            browserName: 'webkit-window',
            // Commands do not wait for a page whose scripts are on their way.
            pageLoadStrategy: 'none',
            'webkitgtk:browserOptions': { binary: WINDOW, args },
          },
        },
      });
      const send: Send = (method, command, body) =>
        request(`${origin}/session/${sessionId}${command}`, method, body);
      await send('POST', '/window/rect', { x: 0, y: 0, ...size });
      errors.length = 0;
      return { ...windowOf(send), takeErrors: () => errors.splice(0) };
    },
    async close() {
      // The group has the driver and its windows.
      if (driver.pid) process.kill(-driver.pid);
      await once(driver, 'exit');
    },
  };
}

/** What the driver says of a script whose page was left. */
const LEFT = ['before the unload event', 'Could not parse script result'];

function windowOf(send: Send): Omit<Window, 'takeErrors'> {
  const actOn = (id: string, type: string, actions: object[]) =>
    send('POST', '/actions', { actions: [{ id, type, actions }] });
  const mouse = (...actions: object[]) => actOn('mouse', 'pointer', actions);
  const moveTo = ({ x, y }: Point, duration = 0) => ({ type: 'pointerMove', x, y, duration });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const keys = (values: string[]) =>
    actOn(
      'keyboard',
      'key',
      values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  /** A script whose page is left before it has answered runs again in the next page. */
  async function run<Value = void>(script: string, args: unknown[] = []): Promise<Value> {
    try {
      return await send<Value>('POST', '/execute/sync', { script, args });
    } catch (error) {
      if (error instanceof Error && LEFT.some((text) => error.message.includes(text)))
        return run(script, args);
      throw error;
    }
  }
  return {
    async goto(url) {
      await run('document.documentElement.dataset.left = true');
      await send('POST', '/url', { url });
      await until(() =>
        run(`return document.readyState !== 'loading' && !document.documentElement?.dataset.left`),
      );
    },
    back: () => send('POST', '/back', {}),
    forward: () => send('POST', '/forward', {}),
    evaluate: (work, ...args) => run(`return (${String(work)})(...arguments)`, args),
    run: (script) => run(script),
    click: (x, y) => mouse(moveTo({ x, y }), down, up),
    drag: (from, to) => mouse(moveTo(from), down, moveTo(to, 300), up),
    type: (text) => keys(Array.from(text)),
    press: (key) => keys([KEYS[key]]),
    async chooseFile(file) {
      const using = { using: 'css selector', value: 'input[type=file]' };
      const input = await send<Record<typeof ELEMENT, string>>('POST', '/element', using);
      await send('POST', `/element/${input[ELEMENT]}/value`, { text: file });
    },
    resize: (size) => send('POST', '/window/rect', { x: 0, y: 0, ...size }),
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    close: () => send('DELETE', ''),
  };
}

async function request<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error} ${value.message}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** The driver says nothing when it listens. */
async function untilReady(origin: string): Promise<void> {
  await until(() =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

/** Asks every tenth of a second. Rejects after half a minute. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('WebKit was not ready in time.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
