import { randomBytes } from 'node:crypto';
import path from 'node:path';
import texts from 'virtual:texts/all';
import { TextProvider } from '@errand/client/i18n.tsx';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from '#platform/api/server-context.ts';
import { configOfError, type RootData } from '#platform/config.ts';
import { withBrand } from '#platform/page-start/brand.server.ts';
import { optimizeCriticalPath } from '#platform/page-start/critical-path.server.ts';
import { NonceContext } from '#platform/page-start/nonce.ts';
import { createPageStyles } from '#platform/page-start/page-styles.server.ts';
import { hashScripts } from '#platform/page-start/script-hashes.server.ts';
import { createTextsFile } from '#platform/page-start/texts-file.server.ts';
import { withOldBrowserNote } from '#shell/old-browser-note.server.tsx';

export { createRequestHandler } from 'react-router';
export { createPageContext } from '#platform/api/server-context.ts';
export { pageInput, pageRequest } from '#platform/session/page-input.ts';

/**
 * The folder of the browser's files, beside that of the server's. The bundler may place this module in the latter or in
 * its `assets`.
 */
const SERVER = import.meta.dirname.replace(/[\\/]assets$/, '');
const CLIENT = path.join(SERVER, '../client');
/** The same as `retry-after` of the API while its database is unavailable. */
const RETRY_SECONDS = '5';
const pageStyles = createPageStyles(CLIENT);
const textsFile = createTextsFile(CLIENT);

/** The rules of a deferred style sheet, by the query of its URL; null for an unknown one. */
export function deferredStyles(query: URLSearchParams): string | null {
  return pageStyles.deferred(query);
}

/**
 * Renders the whole page into a string, which the page cache can store. React Router hands loader data over in
 * Suspense boundaries that resolve after the first pass, so the renderer awaits everything; without them the page
 * would not hydrate. The header `script-hashes` lists the inline scripts for the policy of the page.
 */
export default async function handleRequest(
  request: Request,
  routeStatus: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { input, wasUnavailable } = loadContext.get(pageContext);
  const isUnavailable = routeStatus === 500 && wasUnavailable();
  const status = isUnavailable ? 503 : routeStatus;
  if (isUnavailable) headers.set('retry-after', RETRY_SECONDS);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (input.method === 'HEAD') return new Response(null, { status, headers });
  const { language } = input;
  const messages = texts[language];
  const nonce = randomBytes(16).toString('base64url');
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <TextProvider language={language} messages={messages}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </TextProvider>
    </NonceContext>,
    // Renders large boundaries in place; otherwise a script would move them there after the first paint.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, nonce },
  );
  await stream.allReady;
  const { loaderData, errors } = context.staticHandlerContext;
  const root = loaderData.root as RootData | undefined;
  const config = root?.config ?? configOfError(errors?.root);
  const phone = config?.phone ?? '';
  const { html: rendered, hashes } = hashScripts(await new Response(stream).text(), nonce);
  const noted = withOldBrowserNote(rendered, { language, messages, phone });
  const html = withBrand(noted, language, config);
  if (import.meta.env.DEV) return new Response(html, { status, headers });
  headers.set('script-hashes', hashes.join(' '));
  return new Response(optimizeCriticalPath(html, [textsFile(language)], pageStyles.split), {
    status,
    headers,
  });
}
