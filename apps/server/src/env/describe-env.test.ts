import { expect, it } from 'vitest';
import { describeEnv } from './describe-env.ts';
import { envEntries } from './env-entries.ts';

/** `npx vitest run describe-env -u` regenerates both files. */
it('.env.example and docs/environment.md list the variables that the program reads', async () => {
  const { example, docs } = describeEnv();
  await expect(example).toMatchFileSnapshot('../../../../.env.example');
  await expect(docs).toMatchFileSnapshot('../../../../docs/environment.md');
});

it('every variable appears in both, a secret with its file', () => {
  const { example, docs } = describeEnv();
  for (const { name, secret } of envEntries) {
    expect(example).toContain(`\n#${name}=`);
    expect(docs).toContain(secret ? `\`${name}_FILE\`` : `| \`${name}\` |`);
  }
});
