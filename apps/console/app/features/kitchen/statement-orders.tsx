import { useText } from '@errand/client/i18n.tsx';
import { csvUrlOf } from '@errand/contract/console/console-client';
import { listStatementOrders } from '@errand/contract/console/kitchen/board';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import '#blocks/list/list-toolbar.css';
import './statement-orders.css';

/** The orders behind a statement in plain words: what was sold, the commission with base and rate, and what is left. */
export function StatementOrders({ storeId, month }: { storeId: number; month: string }) {
  const t = useText();
  const money = useMoney();
  const dates = useDates();
  const [cursor, setCursor] = useState<string | undefined>();
  const input = { params: { id: storeId }, query: { month, cursor } };
  const { data } = useQuery({
    ...consoleQuery('orders', listStatementOrders, input),
    placeholderData: keepPreviousData,
  });
  const amount = (minor: number) => isolate(money(minor));
  return (
    <Panel
      title={t('kitchen.statementOrders')}
      text={t('kitchen.statementOrdersText')}
      actions={
        <a
          className="list-tool"
          download
          href={csvUrlOf(listStatementOrders, { params: { id: storeId }, query: { month } })}
        >
          <Download className="icon" size={17} />
          {t('blocks.export')}
        </a>
      }
    >
      <ul className="statement-orders">
        {data?.rows.map((order) => (
          <li key={order.id}>
            <b>
              <bdi dir="ltr">#{order.id}</bdi> · {dates.date(order.day)}
            </b>
            <b>{amount(order.payable_minor)}</b>
            <p className="text-caption">
              {[
                t('kitchen.orderSold', { amount: amount(order.sold_minor) }),
                order.goods_tax_minor !== 0 &&
                  t('kitchen.orderTax', { amount: amount(order.goods_tax_minor) }),
                t('kitchen.orderCommission', {
                  amount: amount(order.commission_minor),
                  rate: isolate(`${order.commission_rate}%`),
                  base: amount(order.commission_base_minor),
                }),
                order.commission_tax_minor !== 0 &&
                  t('kitchen.orderCommissionTax', { amount: amount(order.commission_tax_minor) }),
                order.refunded_minor !== 0 &&
                  t('kitchen.orderRefunded', { amount: amount(order.refunded_minor) }),
                order.cash_minor !== 0 && t('kitchen.orderCash', { amount: amount(order.cash_minor) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {(data?.next || cursor) && (
        <div className="form-buttons">
          {cursor && (
            <Button size="sm" variant="quiet" onClick={() => setCursor(undefined)}>
              {t('kitchen.ordersFirst')}
            </Button>
          )}
          {data?.next && (
            <Button size="sm" variant="quiet" onClick={() => setCursor(data.next ?? undefined)}>
              {t('kitchen.ordersMore')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
