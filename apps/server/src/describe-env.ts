import { envEntries } from './env.ts';

/** The environment in words: the text of `.env.example` and of `docs/environment.md`. */
export interface EnvDescription {
  example: string;
  docs: string;
}

/** Describes every variable from the one list in `env.ts`. */
export function describeEnv(): EnvDescription {
  return { example: describeAsExample(), docs: describeAsDocs() };
}

function describeAsExample(): string {
  const blocks = envEntries.map(({ name, description, allowed, secret, default: value }) => {
    const file = secret ? ` ${name}_FILE may name a file that holds it.` : '';
    return `# ${description}${file}\n# Allowed: ${allowed}.\n#${name}=${value ?? ''}\n`;
  });
  return `# Copy to .env and uncomment what you change. All of it is optional.\n\n${blocks.join('\n')}`;
}

function describeAsDocs(): string {
  const rows = envEntries.map(({ name, description, allowed, secret, default: value }) => {
    const names = secret ? `\`${name}\`, \`${name}_FILE\`` : `\`${name}\``;
    return `| ${names} | ${value === null ? 'not set' : `\`${value}\``} | ${allowed} | ${description} |`;
  });
  return [
    '# Environment',
    '',
    'Made from the list in `apps/server/src/env.ts`; a test keeps it in step.',
    'All variables are optional. They are read once, at the start, from the environment or from a file `.env`',
    'in the project folder (the environment wins). A wrong value stops the start with a sentence that names it.',
    'A secret may also come from a file: `NAME_FILE` holds its path.',
    '',
    '| variable | default | allowed | what it does |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
