import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A fixed address for a database whose socket changes with each start. */
export type Network = {
  port: number;
  /** Stops forwarding bytes without closing a connection, like a lost machine. New connections work. */
  freeze: () => void;
  close: () => void;
};

export async function openNetwork(socketFolder: () => string): Promise<Network> {
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(`${socketFolder()}/.s.PGSQL.5432`);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.pipe(far).pipe(near);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => {
        for (const end of pair) end.destroy();
        pairs.delete(pair);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
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
