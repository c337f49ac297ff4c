import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { OrderMoney } from '@errand/contract/orders';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { ShopPicture } from '@errand/ui/shop-picture.tsx';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOrderTimes } from '../times/use-order-times.ts';
import './receipt-view.css';

/** The buttons above a receipt: back to its order, and print. */
export function ReceiptTools({ back, to }: { back: string; to: string }) {
  const t = useText();
  return (
    <div className="layout-row layout-between receipt-tools">
      <ButtonLink variant="quiet" to={to}>
        {back}
      </ButtonLink>
      <Button onClick={() => window.print()}>
        <Printer size={20} />
        {t('orders.receipt.print')}
      </Button>
    </div>
  );
}

/** A printable paper with the shop, the number of an order, its facts and its bill. Its title follows from the money. */
export function ReceiptSheet(props: {
  paper: OrderMoney['paper'];
  /** What is numbered: "Order", "Parcel", "Trip". */
  kind: string;
  id: number;
  facts: ReactNode;
  thanks: string;
  children: ReactNode;
}) {
  const { paper, kind, id, facts, thanks, children } = props;
  const t = useText();
  const config = useConfig();
  const { logo_full_url: logo } = config;
  return (
    <article className="receipt">
      <header>
        <div>
          <h1 className="text-h1">{t(`orders.paper.${paper}`)}</h1>
          <p className="text-muted">
            {kind} <bdi dir="ltr">#{id}</bdi>
          </p>
        </div>
        <div className="receipt-shop">
          {logo && <ShopPicture src={logo} darkSrc={config.logo_dark_full_url ?? null} alt="" height={34} />}
          <b className="text-title">{config.business_name}</b>
          {config.address && (
            <span className="text-caption">
              <bdi>{config.address}</bdi>
            </span>
          )}
          {config.phone && (
            <span className="text-caption">
              <bdi dir="ltr">{config.phone}</bdi>
            </span>
          )}
        </div>
      </header>
      <dl className="receipt-facts">{facts}</dl>
      {children}
      {paper !== 'cancellation' && <footer className="text-caption">{thanks}</footer>}
    </article>
  );
}

/** A date and time of an order in the clock of its zone. */
export function ReceiptMoment({ at, timeZone }: { at: string; timeZone: string }) {
  const times = useOrderTimes(timeZone);
  return (
    <time dateTime={at}>
      {times.fullDate(at)} <bdi dir="ltr">{times.clock(at)}</bdi>
    </time>
  );
}

export function ReceiptSkeleton() {
  return (
    <div className="receipt" aria-hidden="true">
      <Skeleton width="30%" height="2em" />
      <Skeleton height="96px" />
      <Skeleton height="240px" />
    </div>
  );
}
