import { useText } from '@errand/client/i18n.tsx';
import { sendAgain, type UnreachableRow } from '@errand/contract/console/messages/unreachable';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { useChange } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';

/** Why nothing is sent to a person by some channels. Needs the texts of orders. */
export function UnreachableNotes({ rows }: { rows: readonly UnreachableRow[] }) {
  return rows.map((row) => <UnreachableNote key={row.id} row={row} />);
}

function UnreachableNote({ row }: { row: UnreachableRow }) {
  const t = useText();
  const mayCall = useMayCall();
  const again = useChange(sendAgain, { done: t('orders.unreachable.done') });
  const { id, channel, contact, reason, detail } = row;
  return (
    <Note as="div" tone="warn">
      <span>
        {t(`orders.unreachable.by.${channel}`, { contact: isolate(contact) })}{' '}
        <span title={detail}>{t(`orders.unreachable.${reason}`)}.</span>
      </span>
      {mayCall(sendAgain) && (
        <Button
          size="sm"
          variant="quiet"
          loading={again.isPending}
          onClick={() => again.mutate({ body: { ids: [id] } })}
        >
          {t('orders.unreachable.again')}
        </Button>
      )}
    </Note>
  );
}
