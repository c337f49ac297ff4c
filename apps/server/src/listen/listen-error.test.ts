import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { StartError } from '../start-error.ts';
import { explainListenError } from './listen-error.ts';

/** Listens and resolves to the port, or rejects with the error of `listen`. */
function listen(port: number, host: string): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as { port: number }).port));
  });
}

async function failure(PORT: number, HOST: string): Promise<unknown> {
  const error = await listen(PORT, HOST).then(
    () => null,
    (reason: unknown) => reason,
  );
  return explainListenError(error, { PORT, HOST });
}

it('a taken port suggests the next one', async () => {
  const port = await listen(0, '127.0.0.1');
  expect(await failure(port, '127.0.0.1')).toEqual(
    new StartError(`Port ${port} is taken: stop the other program or start with PORT=${port + 1} npm start.`),
  );
});

it('an address of another machine is named', async () => {
  const sentence =
    'HOST is "192.0.2.1", which is no address of this machine: leave it out or start with HOST=127.0.0.1 npm start.';
  expect(await failure(0, '192.0.2.1')).toEqual(new StartError(sentence));
});

it('an unknown host is named', async () => {
  expect(await failure(0, 'no-such-host.invalid')).toMatchObject({
    message: /^HOST is "no-such-host.invalid"/,
  });
});

it('a privileged port suggests an open one', () => {
  const error = Object.assign(new Error('listen'), { code: 'EACCES' });
  expect(explainListenError(error, { PORT: 80, HOST: '0.0.0.0' })).toEqual(
    new StartError('Port 80 is not open to this user: start with PORT=3000 npm start.'),
  );
});

it('any other error is returned unchanged', () => {
  const error = new Error('other');
  expect(explainListenError(error, { PORT: 80, HOST: '0.0.0.0' })).toBe(error);
});
