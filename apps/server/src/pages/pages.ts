import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentPolicy, isSecure } from '@errand/api/platform/http';
import { findLanguage, type LanguageCode } from '@errand/domain/language';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { removeDocumentHeaders } from './asset-headers.ts';
import { serveDeferredStyles } from './deferred-styles.ts';
import { failurePage } from './failure-page.ts';
import { impersonatedCustomer, withImpersonationBanner } from './impersonation-banner.ts';
import { createPageCache } from './page-cache.ts';
import { createPageOrigins } from './page-origin.ts';
import { openerPolicy, type PolicyOptions, pagePolicy, scriptHashesOf } from './page-policy.ts';
import { createPage, type Page, PageStore } from './page-store.ts';
import { createRenderer, type PageInput, type PageSources } from './render.ts';
import { retainAssets } from './retained-assets.ts';
import { sendPage } from './send.ts';
import { inProcessTransport } from './transport.ts';

const FRESH_MS = 30_000;
const POLICY = 'content-security-policy';
const HTML: [string, string][] = [
  ['content-type', 'text/html; charset=utf-8'],
  ['cache-control', 'no-store'],
  [POLICY, documentPolicy({ 'style-src': ["'unsafe-inline'"] })],
];
const CACHE_BYTES = 96 * 1024 * 1024;

export type Pages = { invalidate: () => void };

/**
 * Serves the built storefront on the port of the API. Static files have routes of their own, so a missing picture does
 * not render a page. Pages hold no personal data (loaders have no token), so all of them may be cached.
 */
export async function servePages(
  app: FastifyInstance,
  options: {
    buildFolder: string;
    dataFolder: string;
    publicUrl: string;
    now: () => number;
    moduleType: PageSources['moduleType'];
    policy: () => Promise<Omit<PolicyOptions, 'publicUrl'>>;
  },
): Promise<Pages> {
  const { buildFolder, dataFolder, publicUrl, now, moduleType } = options;
  const policyOf = async (hashes: string[]) => pagePolicy(hashes, { publicUrl, ...(await options.policy()) });
  const client = path.join(buildFolder, 'client');
  const build = (await import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href)) as ServerBuild;
  const sources = { transport: inProcessTransport(app), moduleType };
  const renderer = createRenderer(build, sources, 'production');
  const cache = createPageCache(new PageStore(CACHE_BYTES, FRESH_MS), now);
  const originOf = createPageOrigins(publicUrl, (host) =>
    app.log.warn(`Pages for the host ${host} are not cached: set PUBLIC_URL to the address of the shop.`),
  );

  const assets = path.join(client, 'assets');
  const retained = await retainAssets(assets, path.join(dataFolder, 'assets')).catch((error: unknown) => {
    app.log.warn({ err: error }, 'assets of other builds are not served');
    return null;
  });
  await app.register(fastifyStatic, {
    root: retained ? [assets, retained] : assets,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  });
  const ofFiles = await policyOf([]);
  removeDocumentHeaders(app, ofFiles);
  serveDeferredStyles(app, renderer, { cache, now });
  for (const entry of readdirSync(client, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { name } = entry;
    const isPage = name.endsWith('.html');
    const hashes = isPage ? scriptHashesOf(readFileSync(path.join(client, name), 'utf8')) : [];
    serveFile(app, client, name, isPage ? await policyOf(hashes) : ofFiles);
  }

  async function renderPage(input: PageInput): Promise<Page> {
    const { status, headers, scriptHashes, body } = await renderer.render(input);
    const policy = await policyOf(scriptHashes);
    const opener = openerPolicy(await options.policy());
    return createPage(
      status,
      [...headers, [POLICY, policy], ['cross-origin-opener-policy', opener]],
      body,
      now(),
    );
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (isApiPath(request.url)) return reply.callNotFound();
      const { origin, isKnown } = originOf(request);
      const input = renderer.inputOf(request, origin);
      const rendering = isKnown ? cache.getOrRender(input, renderPage) : renderPage(input);
      const page = await rendering.catch((error: unknown) => {
        request.log.error({ err: error }, 'page failed');
        return createPage(500, HTML, Buffer.from(failurePage(input.language, request.id)), now());
      });
      const chosen = chosenLanguage(input);
      if (chosen) reply.header('set-cookie', languageCookie(chosen, isSecure(publicUrl, request)));
      const customer = impersonatedCustomer(request.headers.cookie ?? '');
      return sendPage(request, reply, withImpersonationBanner(page, customer, input.language, now()));
    },
  });

  return { invalidate: () => cache.invalidate() };
}

/** Whether a path belongs to the API or to files. An unknown one gets a plain 404 instead of a rendered page. */
export function isApiPath(url: string): boolean {
  return /^\/(api|media|map|assets|docs)\//.test(url);
}

/** The language of a link with `?lang=`, which the following pages keep, with or without scripts. */
function chosenLanguage({ address }: PageInput): LanguageCode | null {
  return findLanguage(new URL(`http://localhost${address}`).searchParams.get('lang'));
}

function languageCookie(language: LanguageCode, secure: boolean): string {
  return `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function serveFile(app: FastifyInstance, folder: string, file: string, policy: string): void {
  app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: folder, serve: false });
    // A cached service worker would serve an outdated storefront.
    const maxAge = file === 'sw.js' ? 0 : '1d';
    scope.get(`/${file}`, (_request, reply) => reply.header(POLICY, policy).sendFile(file, { maxAge }));
  });
}
