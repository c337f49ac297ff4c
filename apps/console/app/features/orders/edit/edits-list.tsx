import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { isolate } from '@errand/ui/isolate.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { useDates } from '#platform/format.ts';
import './edits-list.css';

type Edit = OrderDetails['edits'][number];

/** The edits of the lines by staff: time, reason, author, and the lines before and after. */
export function EditsList({ edits }: { edits: readonly Edit[] }) {
  const t = useText();
  const dates = useDates();
  if (edits.length === 0) return null;
  return (
    <section className="edits-list" aria-label={t('orders.edits')}>
      <h3 className="text-label">{t('orders.edits')}</h3>
      <ul>
        {edits.map((edit) => (
          <li key={edit.id}>
            <p className="text-caption">
              {[dates.dateTime(edit.created_at), edit.staff?.name].filter(Boolean).join(' · ')}
            </p>
            {edit.reason && (
              <p>
                <bdi>{edit.reason}</bdi>
              </p>
            )}
            <p>
              <del>{linesText(edit.before)}</del>
            </p>
            <p>{linesText(edit.after)}</p>
            <p>
              <del>
                <Amount minor={edit.total_before_minor} />
              </del>{' '}
              <Amount minor={edit.total_after_minor} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function linesText(lines: Edit['before']): string {
  return lines
    .map(({ quantity, name, choice, add_ons: addOns }) => {
      const details = [choice, ...addOns.map((addOn) => addOn.name)].filter(Boolean).join(', ');
      return `${isolate(`${quantity}×`)} ${name}${details && ` (${details})`}`;
    })
    .join(' · ');
}
