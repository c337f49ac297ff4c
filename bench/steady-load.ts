import http from 'node:http';

export type Ask = {
  url: string | URL;
  headers: Record<string, string>;
  method?: 'GET' | 'POST';
  body?: string;
};

/**
 * Sends requests at a steady rate, whether or not earlier ones have finished. Returns their latencies from the time they
 * were due, in milliseconds. Rejects for any status other than 200.
 */
export async function latenciesAt(perSecond: number, seconds: number, next: () => Ask): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const startedAt = performance.now();
  const asked: Promise<number>[] = [];
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = startedAt + (n * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    asked.push(latencyOf(next(), agent, due));
  }
  const latencies = await Promise.all(asked);
  agent.destroy();
  return latencies;
}

function latencyOf(
  { url, headers, method = 'GET', body }: Ask,
  agent: http.Agent,
  due: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = http.request(url, { agent, headers, method }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - due)
          : reject(new Error(`${response.statusCode} for ${url}`)),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** The smallest value that is not exceeded by `share` of the values. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((x, y) => x - y);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
