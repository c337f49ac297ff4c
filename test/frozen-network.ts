import { connect, createServer, type Server, type Socket } from 'node:net';

/** A network between the process and its database; `freeze` stops carrying bytes of open connections without closing them. */
export async function openNetwork(url: string) {
  const host = new URL(url).searchParams.get('host');
  const pairs = new Set<[Socket, Socket]>();
  const server: Server = createServer((near) => {
    const far = host
      ? connect(`${host}/.s.PGSQL.5432`)
      : connect(Number(new URL(url).port), new URL(url).hostname);
    pairs.add([near, far]);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.searchParams.delete('host');
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as { port: number }).port);
  return {
    url: through.href,
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    close() {
      server.close();
      for (const socket of [...pairs].flat()) socket.destroy();
    },
  };
}
