import { createCells } from '../cells/cells.ts';
import { headOf } from '../cells/column-names.ts';
import { createDecimals } from '../cells/decimals.ts';
import { columnIn, columnsInLanguages, inColumns } from '../cells/language-columns.ts';
import { shortened } from '../cells/shortened.ts';
import { countFault, lengthFault } from '../cells/text-rules.ts';
import { fault } from '../faults/fault.ts';
import { headerProblem } from '../own-csv.ts';
import { openCsv } from './csv-rows.ts';

export type { Amounts, Cells } from '../cells/cells.ts';
export type { FileExport } from '../export/file-export.ts';
export type { ImportReport } from '../import-products.ts';
export type { Problem, Row, RowChange } from '../product.ts';
export { UnreadableFile } from './csv-rows.ts';

/** Reads and writes files of other features as those of products are: the same cells, faults and names of columns. */
export const csvFiles = {
  open: openCsv,
  createCells,
  createDecimals,
  columnIn,
  columnsInLanguages,
  inColumns,
  headOf,
  headerProblem,
  fault,
  countFault,
  lengthFault,
  shortened,
};
