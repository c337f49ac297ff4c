import { SenderError } from './sender-error.ts';

const TIMEOUT_MS = 10_000;

/** What a rejection means, by the provider's response. */
export type Judge = (status: number, text: string) => ConstructorParameters<typeof SenderError>[2];

/** Posts a message to a provider. Throws SenderError if the provider rejects it. */
export async function postMessage(
  provider: string,
  url: string,
  headers: Record<string, string>,
  body: string | URLSearchParams,
  judge: Judge = () => ({}),
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) {
    await response.body?.cancel();
    return;
  }
  const text = await response.text().catch(() => '');
  const message = `The ${provider} provider responded with status ${response.status}.`;
  throw new SenderError(message, text, judge(response.status, text));
}
