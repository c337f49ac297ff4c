import autocannon from 'autocannon';

export type Target = {
  name: string;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** One body a connection: each connection plays a visitor of its own. */
  bodies?: string[];
};

const CONNECTIONS = 16;

/** Requests a second of one target under a bounded load of `seconds`; any answer but 2xx is a fault of the benchmark. */
export async function requestsPerSecond(target: Target, seconds: number): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    duration: seconds,
    method: target.method ?? 'GET',
    headers: target.headers,
    setupClient: target.bodies
      ? (client) => {
          client.setBody(target.bodies?.[next % target.bodies.length] ?? '');
          next += 1;
        }
      : undefined,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${target.name}: ${result.non2xx} refusals and ${result.errors} errors in ${result.requests.total} requests`,
    );
  }
  return result.requests.total / result.duration;
}

/** Rates of two targets taken in turn, A B A B …, as the machine's speed drifts; the ratio is taken pair by pair. */
export async function compare(a: Target, b: Target, rounds: number, seconds: number) {
  await requestsPerSecond(a, 1);
  await requestsPerSecond(b, 1);
  const pairs: { a: number; b: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ a: await requestsPerSecond(a, seconds), b: await requestsPerSecond(b, seconds) });
  }
  return {
    ratio: median(pairs.map((pair) => pair.a / pair.b)),
    a: median(pairs.map((pair) => pair.a)),
    b: median(pairs.map((pair) => pair.b)),
  };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((x, y) => x - y);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
