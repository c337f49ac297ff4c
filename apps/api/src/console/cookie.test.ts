import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { sessionCookie, sessionTokenOf } from './cookie.ts';

const HTTPS = 'https://console.example';
const expiresAt = new Date('2026-03-04T20:00:00Z');
const attributesOf = (origin: string) => sessionCookie({ token: 'secret', expiresAt }, origin).split('; ');
const requestWith = (cookie: string) => ({ headers: { cookie } }) as FastifyRequest;

test('scripts cannot read the session’s cookie, other sites cannot send it, and behind https it belongs to one host', () => {
  expect(attributesOf(HTTPS)).toEqual([
    '__Host-errand-console=secret',
    'Path=/',
    'Expires=Wed, 04 Mar 2026 20:00:00 GMT',
    'HttpOnly',
    'SameSite=Strict',
    'Secure',
  ]);
  expect(attributesOf('http://localhost:3001')).toEqual(
    expect.arrayContaining(['errand-console=secret', 'HttpOnly', 'SameSite=Strict']),
  );
});

test('behind https only the cookie with the prefix is a session, which no other host can set', () => {
  const both = requestWith('errand-console=planted; __Host-errand-console=secret');
  expect(sessionTokenOf(both, HTTPS)).toBe('secret');
  expect(sessionTokenOf(requestWith('errand-console=planted'), HTTPS)).toBeNull();
  expect(sessionTokenOf(both, 'http://localhost:3001')).toBe('planted');
});
