/** A row of a table in Markdown, by the names of its columns; an empty cell and `-` are empty. */
export type PaperRow = Record<string, string>;

/** The tables of a text in Markdown, in their order. */
export function tablesOf(markdown: string): PaperRow[][] {
  const tables: string[][] = [];
  let isInside = false;
  for (const line of markdown.split('\n')) {
    const isRow = line.startsWith('|');
    if (isRow && !isInside) tables.push([]);
    if (isRow) tables.at(-1)?.push(line);
    isInside = isRow;
  }
  return tables.map(([head = '', , ...rows]) => {
    const columns = cellsOf(head);
    return rows.map((row) => {
      const cells = cellsOf(row);
      return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
    });
  });
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
    .map((cell) => (cell === '-' ? '' : cell));
}

/** The parts of a cell, `none` for an empty one. */
export function partsOf(cell: string, separator: string): string[] {
  return cell === '' ? [] : cell.split(separator).map((part) => part.trim());
}
