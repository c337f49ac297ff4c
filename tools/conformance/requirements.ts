import { readFileSync } from 'node:fs';

export type Requirement = { id: string; area: string; kind: string; text: string; source: string };

/** Reads the requirements, one row each (tab-separated, without quoting). */
export function readRequirements(): Requirement[] {
  const text = readFileSync(new URL('./requirements.tsv', import.meta.url), 'utf8');
  const [, ...rows] = text.trimEnd().split('\n');
  return rows.map((row) => {
    const [id = '', area = '', kind = '', requirement = '', source = ''] = row.split('\t');
    return { id, area, kind, text: requirement, source };
  });
}
