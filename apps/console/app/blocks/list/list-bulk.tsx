import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { useState } from 'react';
import { toastApiError } from '#platform/api-error.ts';
import type { BulkAction } from './list-types.ts';

/** The actions on the selected rows. */
export function ListBulk<Row>(props: {
  actions: readonly BulkAction<Row>[];
  rows: Row[];
  onDone: () => void;
}) {
  const { actions, rows, onDone } = props;
  const t = useText();
  const [running, setRunning] = useState<string | null>(null);

  async function run(action: BulkAction<Row>): Promise<void> {
    setRunning(action.label);
    try {
      if ((await action.run(rows)) !== false) onDone();
    } catch (error) {
      toastApiError(error, t);
    } finally {
      setRunning(null);
    }
  }

  return (
    <div className="list-bulk" role="group" aria-label={t('blocks.withSelected')}>
      <Announced as="b" first className="text-label">
        {t('blocks.selected', { count: rows.length })}
      </Announced>
      {actions.map((action) => (
        <Button
          key={action.label}
          size="sm"
          variant={action.danger ? 'danger' : 'quiet'}
          loading={running === action.label}
          disabled={running !== null}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
    </div>
  );
}
