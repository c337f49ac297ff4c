import { useText } from '@errand/client/i18n.tsx';
import type { KitchenItem } from '@errand/contract/console/kitchen/board';
import { isCalendarDay } from '@errand/domain/time';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { DateField } from '@errand/ui/forms/date/date-field.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { useState } from 'react';
import { useSession } from '#platform/session.ts';
import { useAvailability } from './use-availability.ts';
import '../board/quick-choices.css';
import '#blocks/form/form.css';

/** Asks how long an item is sold out, or how many pieces are left. */
export function AvailabilityDialog({ item, onClose }: { item: KitchenItem; onClose: () => void }) {
  const t = useText();
  const { set, isPending } = useAvailability(item.id);
  const { time_zone: timeZone } = useSession();
  const [day, setDay] = useState('');
  const [stock, setStock] = useState(String(item.stock ?? ''));
  return (
    <Dialog open onClose={onClose} title={t('kitchen.takeOffTitle', { name: item.name })}>
      <div className="quick-choices">
        <Button size="lg" disabled={isPending} onClick={() => set({ change: 'today' }, onClose)}>
          {t('kitchen.offToday')}
        </Button>
        <Button
          size="lg"
          variant="quiet"
          disabled={isPending}
          onClick={() => set({ change: 'open_end' }, onClose)}
        >
          {t('kitchen.offOpenEnd')}
        </Button>
      </div>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isCalendarDay(day)) set({ change: 'until', day }, onClose);
        }}
      >
        <DateField
          label={t('kitchen.offUntil')}
          help={t('kitchen.offUntilHelp')}
          required
          timeZone={timeZone}
          value={day}
          onChange={setDay}
        />
        <div className="form-buttons">
          <Button type="submit" variant="quiet" disabled={isPending}>
            {t('kitchen.offUntilNow')}
          </Button>
        </div>
      </form>
      {item.stock !== null && (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            set({ change: 'stock', stock: Number(stock) }, onClose);
          }}
        >
          <TextField
            label={t('kitchen.stock')}
            type="number"
            inputMode="numeric"
            min={0}
            required
            value={stock}
            onChange={({ target }) => setStock(target.value)}
          />
          <div className="form-buttons">
            <Button type="submit" variant="quiet" disabled={isPending}>
              {t('kitchen.saveStock')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
