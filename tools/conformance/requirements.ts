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

/** The requirement ids in a test title: `[CART-07] a line …`, `[API-35, API-36] …`, `[API-13..17] …`. */
export function claimedIds(title: string): string[] {
  const ids: string[] = [];
  for (const [, inside = ''] of title.matchAll(/\[([^\]]+)\]/g)) {
    let area = '';
    for (const part of inside.split(/[,\s]+/)) {
      const range = /^(?:([A-Z]+)-)?(\d+)\.\.(?:[A-Z]+-)?(\d+)$/.exec(part);
      const single = /^(?:([A-Z]+)-)?(\d+)$/.exec(part);
      if (range) {
        area = range[1] ?? area;
        for (let n = Number(range[2]); n <= Number(range[3]); n += 1) ids.push(idOf(area, n));
      } else if (single) {
        area = single[1] ?? area;
        ids.push(idOf(area, Number(single[2])));
      }
    }
  }
  // Numbers without an area are no ids: "a list: [1,3]".
  return ids.filter((id) => !id.startsWith('-'));
}

function idOf(area: string, number: number): string {
  return `${area}-${String(number).padStart(2, '0')}`;
}
