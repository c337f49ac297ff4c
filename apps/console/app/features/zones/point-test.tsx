import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import { testPoint } from '@errand/contract/console/zones';
import { toMinor } from '@errand/domain/money';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';

type Asked = { latitude: number; longitude: number; km: number; basket_minor: number };

/** Which zones contain a point, and what delivery costs there. */
export function PointTest() {
  const t = useText();
  const [typed, setTyped] = useState({ latitude: '', longitude: '', km: '3', basket: '0' });
  const { money } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, isFetching } = useQuery({
    ...consoleQuery('zones', testPoint, { query: asked ?? { latitude: 0, longitude: 0 } }),
    enabled: asked !== null,
  });

  function ask(): void {
    const [latitude, longitude, km] = [typed.latitude, typed.longitude, typed.km].map(typedAmount);
    if (typeof latitude !== 'number' || typeof longitude !== 'number' || typeof km !== 'number') return;
    const basket = typedAmount(typed.basket) ?? 0;
    setAsked({ latitude, longitude, km, basket_minor: toMinor(basket, money.digits) });
  }

  return (
    <Panel title={t('zones.test')} text={t('zones.testText')}>
      <form
        className="zone-test"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        {(['latitude', 'longitude', 'km', 'basket'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`zones.${name}`)}
            dir="ltr"
            inputMode="decimal"
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
        <Button type="submit" variant="quiet" loading={isFetching}>
          {t('zones.check')}
        </Button>
      </form>
      <Announced as="div">
        {data?.zones.length === 0 && <p>{t('zones.outside')}</p>}
        {data?.zones.map((zone) => (
          <div key={zone.id}>
            <h3 className="text-title">{zone.name}</h3>
            {zone.modules.length === 0 && <p>{t('zones.free')}</p>}
            <Facts
              facts={zone.modules.map((module) => [
                module.name,
                <Amount key="charge" minor={module.charge_minor} />,
              ])}
            />
          </div>
        ))}
      </Announced>
    </Panel>
  );
}
