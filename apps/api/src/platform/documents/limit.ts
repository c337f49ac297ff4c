import { AppError } from '../http/index.ts';

/** A PDF takes up to half a second of processor time: few at once, and few that wait for them. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
let running = 0;
const waiting: (() => void)[] = [];

/** Renders a file once others have ended. Throws `busy` if too many wait. */
export async function limited(render: () => Promise<Buffer>): Promise<Buffer> {
  if (running < AT_ONCE) running += 1;
  else if (waiting.length < MOST_WAITING) await new Promise<void>((resolve) => void waiting.push(resolve));
  else throw new AppError('busy');
  try {
    return await render();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
