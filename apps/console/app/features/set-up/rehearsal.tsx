import { useText } from '@errand/client/i18n.tsx';
import { type ModuleSetUp, type Rehearsal, rehearseOpening } from '@errand/contract/console/set-up';
import type { MessageSubject } from '@errand/domain/notifications';
import { cx } from '@errand/ui/cx.ts';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { CircleCheck, CircleX } from 'lucide-react';
import { useMoney } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import { partAddress, stepAddress } from './step-address.ts';

type Props = { modules: readonly ModuleSetUp[]; zoneId: number | null };

/** Tries an order in each module, and says what worked or what has to change. */
export function RehearsalPart({ modules, zoneId }: Props) {
  const t = useText();
  const rehearse = useChange(rehearseOpening);
  const results = rehearse.data?.modules ?? [];
  const failed = results.filter(({ problem }) => problem !== null).length;
  useAnnouncement(rehearse.data ? t('set-up.rehearsed', { count: failed }) : '');
  return (
    <div className="set-up-open">
      <p className="text-caption">{t('set-up.rehearsalText')}</p>
      <Button
        size="sm"
        variant="quiet"
        loading={rehearse.isPending}
        onClick={() => rehearse.mutate({ body: {} })}
      >
        {t('set-up.rehearse')}
      </Button>
      {results.length > 0 && (
        <ul className="opening-rows rehearsal">
          {results.map((result) => (
            <ResultRow
              key={result.id}
              result={result}
              to={addressOf(
                result,
                modules.find(({ id }) => id === result.id),
                zoneId,
              )}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function ResultRow({ result, to }: { result: Rehearsal; to: string | null }) {
  const t = useText();
  const money = useMoney();
  const { name, type, problem, total_minor: total } = result;
  const Icon = problem ? CircleX : CircleCheck;
  return (
    <li className="opening-row" data-done={problem ? undefined : true}>
      <Icon className="icon" size={22} />
      <div>
        <b className="text-label">
          <bdi>{name}</bdi>
        </b>
        <p className="text-caption">
          {problem?.message ?? t(`set-up.rehearsed.${kindOf(type)}`, { total: money(total ?? 0) })}
        </p>
      </div>
      <span className={cx('tag', problem ? 'warn' : 'ok')}>
        {t(problem ? 'set-up.rehearsalFailed' : 'set-up.rehearsalWorked')}
      </span>
      {to && (
        <ButtonLink to={to} size="sm" variant="quiet" aria-label={`${t('set-up.go')}: ${name}`}>
          {t('set-up.go')}
        </ButtonLink>
      )}
    </li>
  );
}

function kindOf(type: Rehearsal['type']): MessageSubject {
  return type === 'parcel' ? 'parcel' : type === 'rental' ? 'trip' : 'order';
}

/** The screen that mends the problem; null where none does. */
function addressOf(
  { problem }: Rehearsal,
  module: ModuleSetUp | undefined,
  zoneId: number | null,
): string | null {
  const fix = problem?.fix ?? null;
  if (fix === null) return null;
  if (fix === 'payment' || fix === 'shop') return stepAddress(fix);
  return module ? partAddress(fix, module, zoneId) : null;
}
