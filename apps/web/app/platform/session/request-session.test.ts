import { expect, test } from 'vitest';
import { requestSession, sessionHeaders, sessionKey } from './request-session.ts';

function withCookies(cookies: Record<string, string>, path = '/home'): Request {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  return new Request(`http://shop.example${path}`, { headers: { cookie } });
}

test('location, module, language and theme are read from cookies and sent as headers', () => {
  const session = requestSession(
    withCookies({ zones: '[1,2]', module: '3:food', language: 'ar', theme: 'dark', cell: '25.030,56.336' }),
  );
  expect(session).toEqual({
    zoneIds: [1, 2],
    module: { id: 3, type: 'food' },
    language: 'ar',
    theme: 'dark',
    cell: '25.030,56.336',
    interests: [],
  });
  expect(sessionHeaders(session)).toEqual({
    zoneId: '[1,2]',
    moduleId: '3',
    'X-localization': 'ar',
    latitude: '25.030',
    longitude: '56.336',
  });
});

test('invalid cookies count as absent, and a token is never read', () => {
  const odd = {
    zones: '[1,"x",-4]',
    module: '3:spaceship',
    language: 'xx',
    theme: 'pink',
    cell: '1;2',
    token: 'secret',
  };
  expect(requestSession(withCookies(odd))).toEqual({
    zoneIds: [1],
    module: null,
    language: 'en',
    theme: null,
    cell: null,
    interests: [],
  });
  expect(JSON.stringify(requestSession(withCookies(odd)))).not.toContain('secret');
});

test('visitors who see different pages have different cache keys', () => {
  const base = { zones: '[1]', module: '3:food', language: 'en' };
  const key = (cookies: Record<string, string>) => sessionKey(requestSession(withCookies(cookies)));
  const keys = [
    base,
    { ...base, zones: '[2]' },
    { ...base, module: '4:grocery' },
    { ...base, language: 'ar' },
    { ...base, theme: 'dark' },
  ];
  expect(new Set(keys.map(key)).size).toBe(keys.length);
  expect(key(base)).toBe(key({ ...base, somethingElse: '1' }));
});

test('interests order the home page only, so that other pages stay the same for everyone', () => {
  const interests = (text: string, path?: string) =>
    requestSession(withCookies({ interests: text }, path)).interests;
  expect(interests('7.3.7')).toEqual([3, 7]);
  expect(interests('3.7', '/home.data')).toEqual([3, 7]);
  expect(interests('3.7', '/store/popular')).toEqual([]);
  for (const odd of ['', '3,7', '-3', '0', 'x', '3.']) expect(interests(odd)).toEqual([]);
  const key = (text: string) => sessionKey(requestSession(withCookies({ interests: text })));
  expect(key('3.7')).toBe(key('7.3'));
  expect(key('3.7')).not.toBe(key('3'));
});
