import { useSession } from '#platform/session.ts';
import './print-head.css';

/** Whom a printed page concerns and for which time, and whose shop it is from. The screen shows these elsewhere. */
export function PrintHead({ subject, period }: { subject: string; period: string }) {
  const { business_name: shop } = useSession();
  return (
    <div className="print-head">
      <p>
        <b className="text-title">{subject}</b>
        <span>{period}</span>
      </p>
      <p>
        <b>{shop}</b>
      </p>
    </div>
  );
}
