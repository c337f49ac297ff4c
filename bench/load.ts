import autocannon from 'autocannon';

export type Target = {
  name: string;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** One body for each connection, so that each is another visitor. */
  bodies?: string[];
  /** The path and further headers of the nth request. */
  vary?: (n: number) => { path: string; headers?: Record<string, string> };
};

export type Comparison = { ratio: number; product: number; other: number };

const CONNECTIONS = 16;
/** Counts over all rounds, so that a varied request is never repeated. */
let asked = 0;

/** Measures the requests per second of a target. Throws for any response other than 2xx. */
export async function requestsPerSecond(target: Target, seconds: number): Promise<number> {
  let next = 0;
  const { vary, headers } = target;
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    duration: seconds,
    method: target.method ?? 'GET',
    ...(headers && { headers }),
    ...(vary && {
      requests: [
        {
          setupRequest: (request) => {
            const { path, headers: more } = vary(asked++);
            return { ...request, path, headers: { ...request.headers, ...headers, ...more } };
          },
        },
      ],
    }),
    setupClient: (client) => {
      if (!target.bodies) return;
      client.setBody(target.bodies[next % target.bodies.length] ?? '');
      next += 1;
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${target.name}: ${result.non2xx} refusals and ${result.errors} errors in ${result.requests.total} requests`,
    );
  }
  return result.requests.total / result.duration;
}

/**
 * Compares two rates by alternating measurements (A B A B …), because the speed of the machine drifts. The result is the
 * median of the ratios of the pairs; a warm-up comes first.
 */
export async function compare(
  product: (seconds: number) => Promise<number>,
  other: (seconds: number) => Promise<number>,
  rounds: number,
  seconds: number,
): Promise<Comparison> {
  await product(1);
  await other(1);
  const pairs: { product: number; other: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ product: await product(seconds), other: await other(seconds) });
  }
  return {
    ratio: median(pairs.map((pair) => pair.product / pair.other)),
    product: median(pairs.map((pair) => pair.product)),
    other: median(pairs.map((pair) => pair.other)),
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((x, y) => x - y);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] ?? 0;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
