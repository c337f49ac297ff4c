import { envEntries } from './env.ts';

/** The text of `.env.example` and of `docs/environment.md`. */
export interface EnvDescription {
  example: string;
  docs: string;
}

/** Describes every variable of `env-entries.ts`. */
export function describeEnv(): EnvDescription {
  return { example: describeAsExample(), docs: describeAsDocs() };
}

function describeAsExample(): string {
  const blocks = envEntries.map(({ name, description, allowed, secret, default: value }) => {
    const file = secret ? ` ${name}_FILE can name a file with the value.` : '';
    return `# ${description}${file}\n# Allowed: ${allowed}.\n#${name}=${value ?? ''}\n`;
  });
  return `# Copy this file to .env and uncomment what you change. Every variable is optional.\n\n${blocks.join('\n')}`;
}

function describeAsDocs(): string {
  const rows = envEntries.map(({ name, description, allowed, secret, default: value }) => {
    const names = secret ? `\`${name}\`, \`${name}_FILE\`` : `\`${name}\``;
    return `| ${names} | ${value === undefined ? 'not set' : `\`${value}\``} | ${allowed} | ${description} |`;
  });
  return [
    '# Environment',
    '',
    'Generated from `apps/server/src/env/env-entries.ts`; a test keeps both in step.',
    'All variables are optional. They are read once at startup, from the environment or from a file `.env`',
    'in the project folder (the environment wins). An invalid value stops the start with a message that names it.',
    'A secret can come from a file: `NAME_FILE` holds its path.',
    '',
    '| variable | default | allowed | description |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
