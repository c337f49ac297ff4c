import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { MessageSquareWarning } from 'lucide-react';
import { Link } from 'react-router';
import { RingSwitch } from '#blocks/ring/ring-switch.tsx';
import { useRing } from '#blocks/ring/use-ring.ts';
import { useCases } from './use-cases.ts';
import './case-bell.css';

/**
 * The number of reports that nobody has taken, on every screen, and their sound. A customer who is not there rings until
 * somebody takes the report, because a courier waits; any other rings once.
 */
export function CaseBell() {
  const t = useText();
  const count = useCases({ taken: false, limit: 1 })?.total ?? 0;
  const hasAbsence = (useCases({ taken: false, kind: 'absence', limit: 1 })?.total ?? 0) > 0;
  const title = t('cases.waiting', { count });
  const ring = useRing({
    storageKey: 'office-sound',
    waiting: count,
    isUrgent: hasAbsence,
    repeats: hasAbsence,
    title,
  });
  useAnnouncement(count > 0 ? title : '');
  return (
    <div className="case-bell">
      <RingSwitch {...ring} isSmall />
      <Link to="/today" className={cx('case-bell-link', hasAbsence && 'urgent')} title={title}>
        <MessageSquareWarning className="icon" size={18} />
        <span className="sr-only">{title}</span>
        {count > 0 && (
          <b className="tag" aria-hidden="true">
            {count}
          </b>
        )}
      </Link>
    </div>
  );
}
