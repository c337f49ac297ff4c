import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import './rows-control.css';

/** A list of rows of fields, to which rows are added up to `most`. `children` renders the fields of one row. */
export function RowsControl<Row>(props: {
  label: string;
  help?: string;
  error: string | undefined;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** A new row. */
  empty: Row;
  most: number;
  /** Names of a row, of the button that adds one, and of the one that removes it. */
  texts: { row: (number: number) => string; add: string; remove: (number: number) => string };
  children: (row: Row, onChange: (row: Row) => void, title: string) => ReactNode;
}) {
  const { label, help, error, rows, onChange, empty, most, texts, children } = props;
  const next = useRef(rows.length);
  // Fields keep the typed text in their own state, so a row needs a key that moves with it.
  const [keys, setKeys] = useState(() => rows.map((_, index) => index));

  function add(): void {
    setKeys([...keys, next.current]);
    next.current += 1;
    onChange([...rows, empty]);
  }

  return (
    <fieldset className="form-part">
      <legend className="text-label">{label}</legend>
      {help && <p className="field-help">{help}</p>}
      {error && <GroupError>{error}</GroupError>}
      {rows.map((row, index) => {
        const title = texts.row(index + 1);
        return (
          <div key={keys[index] ?? `row-${index}`} className="form-box" role="group" aria-label={title}>
            <div className="form-box-head">
              <b className="text-label">{title}</b>
              <IconButton
                label={texts.remove(index + 1)}
                small
                onClick={() => {
                  setKeys(keys.toSpliced(index, 1));
                  onChange(rows.toSpliced(index, 1));
                }}
              >
                <Trash2 size={17} />
              </IconButton>
            </div>
            <div className="rows-control-fields">
              {children(row, (changed) => onChange(rows.with(index, changed)), title)}
            </div>
          </div>
        );
      })}
      {rows.length < most && (
        <Button variant="quiet" size="sm" onClick={add}>
          {texts.add}
        </Button>
      )}
    </fieldset>
  );
}

/** How many rows a value has, for the view of a conflict. */
export function rowCount(value: unknown): string {
  return String((value as unknown[]).length);
}
