import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { StartError, startFailureText } from './start-error.ts';

it('a StartError prints its message, any other error its stack trace', () => {
  expect(startFailureText(new StartError('Port 3000 is taken.'))).toBe('Port 3000 is taken.');
  expect(startFailureText(new Error('a bug'))).toMatch(/^Error: a bug\n\s+at /);
  expect(startFailureText('thrown text')).toBe('thrown text');
});

it('a rejection that nothing handles ends the process without the values of its statement', () => {
  const bootstrap = JSON.stringify(new URL('../bootstrap.js', import.meta.url).href);
  const program = `
    import { bootstrap } from ${bootstrap};
    await bootstrap(async () => {
      const failed = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(mona@private.example)' });
      void Promise.reject(failed);
      setInterval(() => {}, 1000);
    });`;
  const result = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(result.status).toBe(1);
  expect(result.stderr).toMatch(/^Error: duplicate key\n\s+at /);
  expect(result.stderr).not.toContain('mona@private.example');
});
