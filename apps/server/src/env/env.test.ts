import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartError } from '../start-error.ts';
import { readEnv } from './env.ts';

function fileWith(text: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

it('an empty environment gives the defaults', () => {
  const project = path.resolve(import.meta.dirname, '../../../..');
  expect(readEnv({ PORT: '', DEMO: ' ' })).toEqual({
    PORT: 3000,
    HOST: '0.0.0.0',
    DATABASE_URL: undefined,
    DATA_DIR: path.join(project, '.data'),
    PUBLIC_URL: undefined,
    DEMO: true,
    DEMO_SPEED: 12,
    TRUSTED_PROXIES: undefined,
    DRAIN_SECONDS: 0,
    BUSY_AFTER_MS: 1000,
    METRICS_PORT: undefined,
    METRICS_HOST: '127.0.0.1',
    MAIL_FROM: 'Errand <hello@errand.example>',
    SMS_PROVIDER: 'demo',
    WHATSAPP_API_URL: 'https://graph.facebook.com/v26.0',
    IDENTITY_TOOLKIT_URL: 'https://identitytoolkit.googleapis.com/v1',
    STRIPE_API_URL: 'https://api.stripe.com',
    DATABASE_SESSION_URL: undefined,
    DATABASE_POOL: 20,
    ROLE: 'all',
    MIGRATE: true,
    STRIPE_SECRET_KEY: undefined,
    STRIPE_WEBHOOK_SECRET: undefined,
    MAP_STYLE_URL: undefined,
    GEOCODER_PROVIDER: undefined,
    GEOCODER_URL: undefined,
    GEOCODER_KEY: undefined,
    GEOCODER_TIMEOUT_MS: 2500,
    ROUTER_PROVIDER: undefined,
    ROUTER_URL: undefined,
    ROUTER_KEY: undefined,
    ROUTER_TIMEOUT_MS: 2500,
    LOG_LEVEL: 'warn',
  });
});

it('values are parsed to their types', () => {
  const env = readEnv({
    PORT: '8080',
    DATA_DIR: '/srv/shop',
    PUBLIC_URL: 'https://shop.example.com/',
    DEMO: 'false',
    DEMO_SPEED: '1.5',
    ROLE: 'web',
    DATABASE_POOL: '8',
    TRUSTED_PROXIES: '10.0.0.7, 10.1.0.0/16,fd00::/8',
    DATABASE_URL: 'postgresql:///shop?host=/var/run/postgresql',
  });
  expect(env).toMatchObject({
    PORT: 8080,
    DATA_DIR: '/srv/shop',
    DEMO: false,
    DEMO_SPEED: 1.5,
    ROLE: 'web',
    DATABASE_POOL: 8,
  });
  expect(env.PUBLIC_URL).toBe('https://shop.example.com');
  expect(env.TRUSTED_PROXIES).toEqual(['10.0.0.7', '10.1.0.0/16', 'fd00::/8']);
  expect(env.DATABASE_URL).toBe('postgresql:///shop?host=/var/run/postgresql');
});

describe('an invalid value gives one message', () => {
  it.each([
    ['PORT', 'abc', 'PORT is "abc": it must be a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT is "70000": it must be a whole number from 0 to 65535.'],
    ['HOST', 'http://x', 'HOST is "http://x": it must be an address or a host name of this machine.'],
    ['DEMO', 'yes', 'DEMO is "yes": it must be 1, 0, true or false.'],
    ['ROLE', 'server', 'ROLE is "server": it must be all, web or worker.'],
    ['DATABASE_POOL', '1', 'DATABASE_POOL is "1": it must be a whole number from 2 to 999.'],
    ['DEMO_SPEED', '0', 'DEMO_SPEED is "0": it must be a number from 0.1 to 1000.'],
    ...['0.0.0.0/0', '10.0.0.1/33', '10.0.0', 'balancer'].map((value) => [
      'TRUSTED_PROXIES',
      value,
      `TRUSTED_PROXIES is "${value}": it must be addresses or networks like 10.0.0.7, 10.1.0.0/16, separated by commas.`,
    ]),
    ['DRAIN_SECONDS', '5m', 'DRAIN_SECONDS is "5m": it must be a whole number from 0 to 300.'],
    ['GEOCODER_PROVIDER', 'bing', 'GEOCODER_PROVIDER is "bing": it must be photon, nominatim or google.'],
    ['ROUTER_TIMEOUT_MS', '5', 'ROUTER_TIMEOUT_MS is "5": it must be a whole number from 100 to 60000.'],
    ['PUBLIC_URL', 'shop', 'PUBLIC_URL is "shop": it must be an address like https://shop.example.com.'],
  ])('%s=%s', (name = '', value = '', sentence = '') => {
    expect(() => readEnv({ [name]: value })).toThrow(new StartError(sentence));
  });

  it('that never shows a secret', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://u:hunter2@h/d' })).toThrow(
      new StartError('DATABASE_URL must be an address like postgresql://user:password@host:5432/database.'),
    );
  });
});

describe('a secret from a file', () => {
  it('is read without its line break', () => {
    const file = fileWith('postgresql://u:p@h/d\n');
    expect(readEnv({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe('postgresql://u:p@h/d');
  });

  it('that is unreadable is named', () => {
    expect(() => readEnv({ DATABASE_URL_FILE: '/none' })).toThrow(
      new StartError('DATABASE_URL_FILE is "/none": it must be a readable file.'),
    );
  });

  it('is rejected beside the secret itself', () => {
    const source = { DATABASE_URL: 'postgresql://u@h/d', DATABASE_URL_FILE: fileWith('x') };
    expect(() => readEnv(source)).toThrow(/^Both DATABASE_URL and DATABASE_URL_FILE are set/);
  });
});
