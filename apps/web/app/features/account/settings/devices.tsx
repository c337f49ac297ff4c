import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useDates } from '@errand/client/use-dates.ts';
import { type Device, endDevice, listDevices } from '@errand/contract/customer';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { toastApiError } from '#platform/api-error.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { ZoneNote } from '#platform/zone-note.tsx';
import { AccountRowsSkeleton } from '../components/account-rows-skeleton.tsx';
import { type DeviceKind, deviceName } from './device-name.ts';
import '../components/account-rows.css';
import '../components/account-section.css';

const ICONS: Record<DeviceKind, LucideIcon> = { phone: Smartphone, tablet: Tablet, computer: Laptop };
/** The number of devices shown before "show all". */
const FIRST = 5;

/** The customer's sessions by device: sign out of one, or of all but the current one. */
export function Devices() {
  const t = useText();
  const { query, devices, end } = useDevices();
  const [all, setAll] = useState(false);
  const [asking, setAsking] = useState(false);
  const shown = all ? devices : devices.slice(0, FIRST);
  const { time_zone: timeZone } = useConfig();
  const [latest] = devices;
  return (
    <section className="account-section" aria-labelledby="settings-devices">
      <h2 className="text-h3" id="settings-devices">
        {t('account.devices')}
      </h2>
      <p className="text-muted account-section-lead">{t('account.devicesText')}</p>
      {query.isPending && <AccountRowsSkeleton />}
      {query.isError && (
        <Note text={t('account.devicesFailed')}>
          <button type="button" className="text-link underlined" onClick={() => void query.refetch()}>
            {t('ui.retry')}
          </button>
        </Note>
      )}
      {latest && <ZoneNote timeZone={timeZone} at={latest.last_used_at} />}
      <ul className="account-rows">
        {shown.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={end.isPending && end.variables === device.id}
            onEnd={() => end.mutate(device.id)}
          />
        ))}
      </ul>
      {devices.length > 1 && (
        <div className="account-section-actions">
          {shown.length < devices.length && (
            <Button variant="quiet" onClick={() => setAll(true)}>
              {t('account.devicesAll', { count: devices.length })}
            </Button>
          )}
          <Button variant="soft" onClick={() => setAsking(true)}>
            {t('account.endOthers')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('account.endOthersTitle')}
        text={t('account.endOthersText')}
        confirm={t('account.endOthers')}
        busy={end.isPending}
        onConfirm={() => end.mutate('others', { onSettled: () => setAsking(false) })}
      />
    </section>
  );
}

function DeviceRow({ device, busy, onEnd }: { device: Device; busy: boolean; onEnd: () => void }) {
  const t = useText();
  const dates = useDates();
  const { browser, system, kind } = deviceName(device.device);
  const Icon = ICONS[kind];
  const name =
    browser && system
      ? t('account.deviceOn', { browser: isolate(browser), system: isolate(system) })
      : (browser ?? system ?? t('account.deviceUnknown'));
  return (
    <li>
      <span className="account-rows-icon">
        <Icon className="icon" size={20} />
      </span>
      <span className="account-rows-text">
        <b className="text-title">{name}</b>
        <span className="text-meta">
          {t('account.lastUsed')}{' '}
          <bdi>
            {dates.day(device.last_used_at)} <bdi dir="ltr">{dates.clock(device.last_used_at)}</bdi>
          </bdi>
        </span>
      </span>
      {device.current ? (
        <span className="tag ok">{t('account.thisDevice')}</span>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          loading={busy}
          aria-label={t('account.endDevice', { device: name })}
          onClick={onEnd}
        >
          {t('account.end')}
        </Button>
      )}
    </li>
  );
}

/** The customer's sessions by device. `end` ends one by its id, or all `others`. */
function useDevices() {
  const t = useText();
  const client = useQueryClient();
  const query = useQuery({ queryKey: queryKeys.devices, queryFn: () => api.call(listDevices, {}) });
  const end = useMutation({
    mutationFn: (id: number | 'others') => api.call(endDevice, { params: { id } }),
    onSuccess: async (response) => {
      await client.invalidateQueries({ queryKey: queryKeys.devices });
      toastDone(response.message, { id: 'device' });
    },
    onError: (error) => toastApiError(error, t),
  });
  // The device in use comes first.
  const devices = (query.data?.devices ?? []).toSorted((a, b) => Number(b.current) - Number(a.current));
  return { query, devices, end };
}
