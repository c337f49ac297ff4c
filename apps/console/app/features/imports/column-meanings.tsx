import { useText } from '@errand/client/i18n.tsx';
import { ChevronDown } from 'lucide-react';
import './file-columns.css';

/** The columns of a file with their meanings, folded. */
export function ColumnMeanings<Column extends string>(props: {
  text: string;
  columns: readonly Column[];
  required: ReadonlySet<string>;
  meaning: (column: Column) => string;
}) {
  const { text, columns, required, meaning } = props;
  const t = useText();
  return (
    <details>
      <summary className="text-link">
        {t('imports.columns')}
        <ChevronDown className="icon" size={16} />
      </summary>
      <p className="text-meta">{text}</p>
      <dl>
        {columns.map((column) => (
          <div key={column}>
            <dt>
              <code dir="ltr">{column}</code>
              {required.has(column) && <small>{t('imports.required')}</small>}
            </dt>
            <dd>{meaning(column)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
