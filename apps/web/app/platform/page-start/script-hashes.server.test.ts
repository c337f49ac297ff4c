import { expect, test } from 'vitest';
import { hashScripts } from './script-hashes.server.ts';

const NONCE = 'a3f1';
/** `echo -n 'run()' | openssl dgst -sha256 -binary | openssl base64` */
const RUN = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='";

test('a script with the nonce is hashed, and one from data is not, whatever nonce it guesses', () => {
  const own = `<script nonce="${NONCE}">run()</script>`;
  const foreign =
    '<script>steal()</script><script nonce="">steal()</script><script nonce="b4">steal()</script>';
  const { html, hashes } = hashScripts(`<html>${own}${foreign}${own}</html>`, NONCE);
  expect(hashes).toEqual([RUN]);
  expect(html).toBe(`<html><script>run()</script>${foreign}<script>run()</script></html>`);
});

test('no nonce is left in the page, which many visitors share', () => {
  const html = `<link nonce="${NONCE}" rel="x"/><script type="module" nonce="${NONCE}" src="/a.js"></script>`;
  expect(hashScripts(html, NONCE)).toEqual({
    html: '<link rel="x"/><script type="module" src="/a.js"></script>',
    hashes: [],
  });
});
