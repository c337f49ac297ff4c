import { useText } from '@errand/client/i18n.tsx';
import { type Courier, recordHandover } from '@errand/contract/console/couriers/couriers';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { useMay } from '#platform/session.ts';

/** The cash that a courier holds and has handed over. The server asks for the second factor. */
export function CashPanel({ courier }: { courier: Courier }) {
  const t = useText();
  const may = useMay();
  const money = useMoney();
  const dates = useDates();
  const [isOpen, setOpen] = useState(false);
  const { cash_minor: cash, collected_minor: collected, handed_over_minor: handedOver } = courier;
  const title = t('couriers.handOver');
  return (
    <Panel
      title={`${t('couriers.cash')}: ${isolate(money(cash))}`}
      text={t('couriers.cashText', {
        collected: isolate(money(collected)),
        handed: isolate(money(handedOver)),
      })}
      actions={
        cash > 0 &&
        may('couriers.payout') && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {title}
          </Button>
        )
      }
    >
      {courier.handovers.length > 0 && (
        <Facts
          facts={courier.handovers.map(({ id, at, amount_minor }) => [
            dates.dateTime(at),
            <bdi key={id} dir="ltr">
              {money(amount_minor)}
            </bdi>,
          ])}
        />
      )}
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        endpoint={recordHandover}
        params={{ id: courier.id }}
        hidden={{ handed_over_minor: handedOver }}
        values={{ amount_minor: cash }}
        fields={{
          amount_minor: { label: t('couriers.amount'), help: t('couriers.amountHelp'), control: 'money' },
        }}
        submit={t('couriers.record')}
        done={t('couriers.recorded')}
      />
    </Panel>
  );
}
