import { useText } from '@errand/client/i18n.tsx';
import { loadWhenReachable } from '@errand/client/lazy-part.ts';
import { ApiError } from '@errand/contract/client';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import type { ReactNode } from 'react';
import { createBrowserRouter, Navigate, type RouteObject, useRouteError } from 'react-router';
import { SessionGate } from '#features/session/index.ts';
import { useMay, useSession } from '#platform/session.ts';
import { Shell } from '#shell/shell.tsx';
import { loadTexts } from '#texts/load-texts.ts';
import { AREAS, type Area } from './areas.ts';
import { groupOrder } from './shell/navigation.tsx';
import { Component as NotFound } from './shell/not-found.tsx';

export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      { path: 'sign-in', lazy: () => import('#features/session/screens/sign-in-screen.tsx') },
      { path: 'invitation', lazy: () => import('#features/session/screens/invitation-screen.tsx') },
      {
        element: (
          <SessionGate>
            <Shell />
          </SessionGate>
        ),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { index: true, Component: Start },
              ...AREAS.flatMap(routesOf),
              { path: '*', lazy: () => import('#shell/not-found.tsx') },
            ],
          },
        ],
      },
    ],
  },
]);

/** Leads to the opening list while the shop is closed, else to the first area that the member may open. */
function Start() {
  const t = useText();
  const may = useMay();
  const { orders_open: isOpen } = useSession();
  if (!isOpen && may('settings.update')) return <Navigate to="/set-up" replace />;
  const areas = AREAS.filter(({ permission }) => may(permission));
  const first = groupOrder(may).flatMap((name) => areas.filter(({ group }) => group === name))[0];
  if (first) return <Navigate to={`/${first.path}`} replace />;
  return <EmptyState level={1} title={t('shell.nothing')} text={t('shell.nothingText')} />;
}

/** Shown when a screen fails: not found, or an unexpected error with its request id. */
function RouteError() {
  const t = useText();
  const error = useRouteError();
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <EmptyState level={1} title={t('shell.failed')} text={t('shell.failedText')}>
      <Button variant="quiet" onClick={() => window.location.reload()}>
        {t('ui.retry')}
      </Button>
      {requestId && <p className="text-caption">{t('shell.requestId', { id: requestId })}</p>}
    </EmptyState>
  );
}

function routesOf(area: Area): RouteObject[] {
  return Object.entries(area.screens).map(([rest, load]) => ({
    path: rest === '' ? area.path : `${area.path}/${rest}`,
    lazy: async () => {
      const [{ default: Screen }] = await loadWhenReachable(() =>
        Promise.all([load(), loadTexts('blocks', ...area.texts)]),
      );
      return {
        element: (
          <Permitted area={area}>
            <Screen />
          </Permitted>
        ),
      };
    },
  }));
}

/** Renders the screen, or a note that the member's role does not open it. */
function Permitted({ area, children }: { area: Area; children: ReactNode }) {
  const t = useText();
  const may = useMay();
  if (may(area.permission)) return children;
  return <EmptyState level={1} title={t('shell.forbidden')} text={t('shell.forbiddenText')} />;
}
