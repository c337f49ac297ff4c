import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { TripQuote } from '@errand/contract/rental-trips';
import { isolate } from '@errand/ui/isolate.ts';
import { CalendarX2, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow, useOrderTimes } from '#features/orders/index.ts';
import './terms-box.css';

/** The terms besides the price: the provider's rules of cancellation, and the deposit. */
export function TermsBox({ quote }: { quote: TripQuote }) {
  const t = useText();
  const money = useMoney();
  return (
    <ul className="terms-box">
      {quote.deposit_amount > 0 && (
        <Term icon={<ShieldCheck className="icon" size={20} />} name={t('rental-booking.deposit')}>
          {t('rental-booking.depositText', { amount: isolate(money.exact(quote.deposit_amount)) })}
        </Term>
      )}
      <Term icon={<CalendarX2 className="icon" size={20} />} name={t('rental-booking.cancellation')}>
        <Cancellation quote={quote} />
      </Term>
    </ul>
  );
}

function Cancellation({ quote }: { quote: TripQuote }) {
  const t = useText();
  const times = useOrderTimes(quote.time_zone);
  const nowMs = useNow();
  const { cancellation_percent: percent } = quote.terms;
  const until = quote.free_cancellation_until;
  if (percent === 0) return t('rental-booking.cancelFree');
  const fee = isolate(`${percent}%`);
  if (Date.parse(until) <= nowMs) return t('rental-booking.cancelOver', { fee });
  return t('rental-booking.cancelUntil', {
    until: `${times.weekday(until)}${t('ui.comma')} ${isolate(times.clock(until))}`,
    fee,
  });
}

function Term({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>
        <b className="text-label">{name}</b>
        <span className="text-caption">{children}</span>
      </span>
    </li>
  );
}
