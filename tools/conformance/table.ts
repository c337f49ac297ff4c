import type { Requirement } from './requirements.ts';

/** The Markdown table: for each area its counts and open requirements. One failing test makes a requirement open. */
export function conformanceTable(rows: Requirement[], passed: Set<string>, failed: Set<string>): string {
  const isProven = (row: Requirement) => passed.has(row.id) && !failed.has(row.id);
  const areas = [...new Set(rows.map((row) => row.area))];
  const lines = areas.map((area) => {
    const own = rows.filter((row) => row.area === area);
    const open = own.filter((row) => !isProven(row)).map((row) => row.id.slice(area.length + 1));
    return `| ${area} | ${own.length} | ${own.length - open.length} | ${ranges(open.map(Number)) || 'none'} |`;
  });
  const total = rows.filter(isProven).length;
  return [
    '# Conformance',
    '',
    'Requirements with a passing test that names them. Printed by `npm run conformance`, updated with `-- --write`.',
    '',
    `**${total} of ${rows.length} rows proven.**`,
    '',
    '| area | rows | proven | open |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n');
}

/** 1 2 3 7 → "1–3, 7". */
function ranges(numbers: number[]): string {
  const parts: [number, number][] = [];
  for (const n of numbers) {
    const last = parts.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else parts.push([n, n]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
