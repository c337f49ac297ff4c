import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { securityHeaders } from '@errand/api/platform/http';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { isApiPath, type Pages, servePages } from './pages.ts';

/** A minimal build of React Router. Its page prints what the rendering gets of a request, and counts renderings. */
const BUILD = `
let renderings = 0;
export const entry = { module: {
  pageInput: ({ method, origin, target, cookie }) =>
    Object.freeze({ method, origin, address: target, language: /language=(\\w+)/.exec(cookie)?.[1] ?? 'en' }),
  pageRequest: ({ method, origin, address }) => new Request(origin + address, { method }),
  deferredStyles: (query) => query.get('used') === 'x' ? '.later{color:red}'.repeat(200) : null,
  createPageContext: (input, sources) => ({ input, sources }),
  createRequestHandler: () => async (request, { input, sources }) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/broken') throw new Error('no page today');
    if (pathname === '/gone') return new Response('<p>gone</p>', { status: 404 });
    const { language, origin } = input;
    const answer = await sources.transport({ method: 'GET', url: '/api/v1/words', headers: {} });
    renderings += 1;
    const seen = JSON.stringify([request.method, request.url, ...request.headers]);
    const links = origin + pathname + ' ' + new URL(request.url).origin + ' ' + seen;
    const text = \`<html lang="\${language}">\${answer.text} #\${renderings} \${'مرحبا '.repeat(300)}<!-- \${links} --></html>\`;
    const headers = { 'content-type': 'text/html; charset=utf-8', 'script-hashes': "'sha256-a' 'sha256-b'" };
    return new Response(text, { headers });
  },
} };`;

let app: FastifyInstance;
let pages: Pages;
let folder: string;
let nowMs: number;
let signIn: ('google' | 'facebook' | 'apple')[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'errand-pages-'));
  mkdirSync(path.join(folder, 'server'));
  mkdirSync(path.join(folder, 'client/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'server/index.js'), BUILD);
  writeFileSync(path.join(folder, 'server/package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'client/assets/app-1.js'), 'run()');
  writeFileSync(path.join(folder, 'client/assets/app-1.js.br'), 'compressed');
  writeFileSync(path.join(folder, 'client/assets/map-worker-1.mjs'), 'draw()');
  writeFileSync(path.join(folder, 'client/favicon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'client/offline.html'), '<script>run()</script>');
  nowMs = 0;
  signIn = [];
  app = Fastify();
  const setHeaders = securityHeaders('');
  app.addHook('onRequest', async (request, reply) => setHeaders(request, reply));
  pages = await serve(app, '');
});

async function serve(server: FastifyInstance, publicUrl: string): Promise<Pages> {
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ errors: [{ code: 'not_found' }] }));
  server.get('/api/v1/words', async () => 'words');
  const policy = async () => ({ mapOrigins: ['https://tiles.example'], signIn });
  const dataFolder = path.join(folder, 'data');
  const moduleType = async () => null;
  return servePages(server, {
    buildFolder: folder,
    dataFolder,
    publicUrl,
    now: () => nowMs,
    moduleType,
    policy,
  });
}

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('assets of earlier builds and of a build that another process has started are served', async () => {
  await app.close();
  rmSync(path.join(folder, 'client/assets'), { recursive: true });
  mkdirSync(path.join(folder, 'client/assets'));
  writeFileSync(path.join(folder, 'client/assets/app-2.js'), 'walk()');
  app = Fastify();
  const setHeaders = securityHeaders('');
  app.addHook('onRequest', async (request, reply) => setHeaders(request, reply));
  pages = await serve(app, '');
  expect((await get('/assets/app-2.js')).body).toBe('walk()');
  const earlier = await get('/assets/app-1.js');
  expect([earlier.body, earlier.headers['cache-control']]).toEqual([
    'run()',
    'public, max-age=31536000, immutable',
  ]);
  const compressed = await get('/assets/app-1.js', { 'accept-encoding': 'br' });
  expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['compressed', 'br']);
  writeFileSync(path.join(folder, 'data/assets/files/app-3.js'), 'fly()');
  expect((await get('/assets/app-3.js', { 'accept-encoding': 'br' })).body).toBe('fly()');
});

test('paths of the API and of files are not pages, all others are', () => {
  for (const url of ['/api/v1/x', '/media/a/1.webp', '/map/1.json', '/assets/a.js', '/docs/x']) {
    expect(isApiPath(url)).toBe(true);
  }
  for (const url of ['/', '/apis', '/stores/media', '/mediathek', '/?next=/api/']) {
    expect(isApiPath(url)).toBe(false);
  }
});

test('a page is rendered with the API in process', async () => {
  const answer = await get('/');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('>words #1 ');
});

test('two requests with the same cookies share one rendering; another language is another page', async () => {
  const both = await Promise.all([
    get('/', { cookie: 'language=ar' }),
    get('/', { cookie: 'language=ar; theme=x' }),
  ]);
  for (const { body } of both) expect(body).toMatch(/<html lang="ar">words #1 /);
  expect((await get('/', { cookie: 'language=en' })).body).toMatch(/<html lang="en">words #2 /);
  expect((await get('/', { cookie: 'language=ar' })).body).toMatch(/#1 /);
});

test('an address that begins with two slashes is a page of the shop, not a host', async () => {
  for (const url of ['//', '//evil.example/?lang=ar']) expect((await get(url)).statusCode).toBe(200);
  expect((await get('//evil.example/?lang=ar')).headers['set-cookie']).toContain('language=ar');
});

test('a link with `?lang=` sets the language of the following pages, even without scripts', async () => {
  const cookie = async (url: string) => (await get(url)).headers['set-cookie'];
  expect(await cookie('/?lang=ar')).toBe('language=ar; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(await cookie('/?lang=xx')).toBeUndefined();
  expect(await cookie('/')).toBeUndefined();
});

test('without PUBLIC_URL a page for an unknown host is neither cached nor taken from the cache', async () => {
  const foreign = await get('/', { host: 'evil.example' });
  expect(foreign.body).toContain('http://evil.example/ http://evil.example');
  const own = await get('/', { host: 'localhost:3000' });
  expect(own.body).toContain('http://localhost:3000/ http://localhost:3000');
  expect(own.body).not.toContain('evil');
  expect((await get('/', { host: 'evil.example' })).body).toContain('#3 ');
  expect((await get('/', { host: 'localhost:3000' })).body).toContain('#2 ');
  expect((await get('/', { host: '127.0.0.1:3000' })).body).toContain('http://127.0.0.1:3000/ ');
});

test('with PUBLIC_URL every host gets the same cached page, which names no host', async () => {
  const server = Fastify();
  onTestFinished(() => server.close());
  await serve(server, 'https://shop.example.com');
  for (const host of ['evil.example', 'shop.example.com', 'not a host']) {
    const { body } = await server.inject({ url: '/', headers: { host } });
    expect([host, body]).toEqual([host, expect.stringContaining('#1 ')]);
    expect(body).toContain('https://shop.example.com/ https://shop.example.com');
  }
});

test('without PUBLIC_URL a page names its host as a URL writes it, however the first visitor wrote it', async () => {
  for (const host of ['LOCALHOST:3000', '0x7f.1:3000']) {
    const { body } = await get('/', { host });
    expect(body).toContain(new URL(`http://${host}`).origin);
    expect(body).not.toContain(host);
  }
});

const HEADERS =
  'accept accept-encoding accept-language authorization forwarded host if-none-match moduleid origin purpose range referer user-agent x-forwarded-for x-forwarded-host x-forwarded-proto x-localization zoneid'.split(
    ' ',
  );
const VALUES = 'ar https ftp evil.example localhost LOCALHOST:3000 [2] prefetch *'.split(' ');
const COOKIES =
  'language=en|language=xx|theme=dark|impersonation=12|errand-console=x|module=2%3Aparcel|language=%FF|=|language|language=en; language=ar'.split(
    '|',
  );
const header = fc.tuple(fc.constantFrom(...HEADERS), fc.constantFrom(...VALUES));
const cookie = fc.constantFrom(...COOKIES, 'x'.repeat(4000));
type Change = { url?: string; headers?: Record<string, string>; method?: 'GET' | 'HEAD' };
const change = fc.oneof<fc.Arbitrary<Change>[]>(
  header.map(([name, value]) => ({ headers: { [name]: value } })),
  cookie.map((text) => ({ headers: { cookie: text } })),
  cookie.map((text) => ({ headers: { cookie: `language=ar; ${text}` } })),
  fc.constantFrom('/?lang=en', '/?x', '/?', '//', '/#x', '/%00').map((url) => ({ url })),
  fc.constant({ method: 'HEAD' as const }),
);

test('a change of any header, cookie, query or method gets what it gets alone, and no other visitor gets it', async () => {
  const server = Fastify({ trustProxy: true });
  onTestFinished(() => server.close());
  const { invalidate } = await serve(server, '');
  /** Without the number of the rendering, which also changes the ETag. */
  const ask = async ({ url = '/', method = 'GET', headers }: Change = {}) => {
    const sent = { cookie: 'language=ar', host: 'localhost:3000', ...headers };
    const { statusCode, body, headers: received } = await server.inject({ url, method, headers: sent });
    const { etag: _, date: __, 'content-length': ___, ...rest } = received;
    return { statusCode, rest, body: received['content-encoding'] ? '' : body.replace(/ #\d+ /, ' # ') };
  };
  const cold = (changed?: Change) => {
    invalidate();
    return ask(changed);
  };
  const honest = await cold();
  await fc.assert(
    fc.asyncProperty(change, async (changed) => {
      const alone = await cold(changed);
      expect(await ask()).toEqual(honest);
      await cold();
      expect(await ask(changed)).toEqual(alone);
    }),
    { numRuns: 150 },
  );
});

test('a page is rendered again after its lifetime and after an invalidation', async () => {
  await get('/');
  nowMs += 60_000;
  expect((await get('/')).body).toContain('#2 ');
  pages.invalidate();
  expect((await get('/')).body).toContain('#3 ');
});

test('the best encoding that the browser accepts is sent, and none that it rejects', async () => {
  const plain = (await get('/')).rawPayload;
  const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain);
  const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain);
  const identity = await get('/', { 'accept-encoding': 'vibrant' });
  expect(identity.headers['content-encoding']).toBeUndefined();
  expect(identity.headers.vary).toBe('Cookie, Accept-Language, Accept-Encoding');
});

test('a browser with a current copy gets 304 without a body', async () => {
  const tag = String((await get('/')).headers.etag);
  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
    const answer = await get('/', { 'if-none-match': known });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  }
  expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('an asset is cached for a year and served compressed', async () => {
  const answer = await get('/assets/app-1.js', { 'accept-encoding': 'br' });
  expect(answer.body).toBe('compressed');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/favicon.svg')).body).toBe('<svg/>');
});

test('a missing asset and an unknown path of the API return 404 and render no page', async () => {
  for (const url of ['/assets/app-2.js', '/api/v1/nothing', '/media/x', '/map/x']) {
    const answer = await get(url);
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 404, { errors: [{ code: 'not_found' }] }]);
  }
  expect((await get('/')).body).toContain('#1 ');
});

test('a missing page returns 404, and a failed one an error page in the language of the visitor, with the icon', async () => {
  expect((await get('/gone')).statusCode).toBe(404);
  const failed = await get('/broken', { cookie: 'a=b; language=ar' });
  expect(failed.statusCode).toBe(500);
  expect(failed.headers['cache-control']).toBe('no-store');
  expect(failed.body).toContain('<html lang="ar" dir="rtl">');
  expect(failed.headers['content-security-policy']).toContain("img-src 'self'");
});

test('the deferred styles of a page are compressed and cached permanently; unknown ones are not found', async () => {
  const answer = await get('/assets/deferred-styles.css?used=x', { 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('.later{color:red}');
  const unknown = await get('/assets/deferred-styles.css?used=y');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.headers['cache-control']).toBeUndefined();
});

const directive = async (url: string, name: string) => {
  const policy = String((await get(url)).headers['content-security-policy']);
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
};

test('a page runs the scripts of the shop and its own inline ones, and no other; hashes stay on the server', async () => {
  for (const url of ['/', '/'])
    expect(await directive(url, 'script-src')).toBe("script-src 'self' 'sha256-a' 'sha256-b'");
  expect((await get('/')).headers).not.toHaveProperty('script-hashes');
  expect(await directive('/gone', 'script-src')).toBe("script-src 'self'");
  expect(await directive('/broken', 'default-src')).toBe("default-src 'none'");
  expect(await directive('/broken', 'script-src')).toBeUndefined();
});

test('files have the policy of pages, because a worker takes it from its file; the offline page may run its script', async () => {
  for (const url of ['/assets/map-worker-1.mjs', '/favicon.svg'])
    expect(await directive(url, 'script-src')).toBe("script-src 'self'");
  expect(await directive('/offline.html', 'script-src')).toBe(
    "script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
  );
});

test('scripts, styles and fonts of the build have no headers that matter only for documents', async () => {
  for (const url of ['/assets/app-1.js', '/assets/deferred-styles.css?used=x']) {
    const { headers } = await get(url);
    expect([headers['content-security-policy'], headers['permissions-policy']]).toEqual([
      undefined,
      undefined,
    ]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  }
});

test('hosts of the map and of sign-in are allowed only if they are configured', async () => {
  expect(await directive('/', 'connect-src')).toBe("connect-src 'self' https://tiles.example");
  expect(await directive('/', 'frame-src')).toBe("frame-src 'none'");
  expect((await get('/')).headers['cross-origin-opener-policy']).toBe('same-origin');
  signIn = ['google'];
  pages.invalidate();
  expect(await directive('/', 'script-src')).toContain(' https://accounts.google.com/gsi/client');
  expect(await directive('/', 'frame-src')).toBe('frame-src https://accounts.google.com/gsi/');
  expect((await get('/')).headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('the language cookie is for https only behind https', async () => {
  const server = Fastify();
  onTestFinished(() => server.close());
  await serve(server, 'https://shop.example.com');
  expect((await server.inject('/?lang=ar')).headers['set-cookie']).toMatch(/; Secure$/);
});
