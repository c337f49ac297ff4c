import { createBrowserRouter, type RouteObject } from 'react-router';
import { SessionGate } from '#features/session/index.ts';
import { RouteError } from '#shell/route-error.tsx';
import { Shell } from '#shell/shell.tsx';
import { Start } from '#shell/start.tsx';
import { loadTexts } from '#texts/load-texts.ts';
import type { Area } from './area.ts';
import { AREAS } from './areas.ts';
import { Permitted } from './shell/permitted.tsx';

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

function routesOf(area: Area): RouteObject[] {
  return Object.entries(area.screens).map(([rest, load]) => ({
    path: rest === '' ? area.path : `${area.path}/${rest}`,
    lazy: async () => {
      const [{ default: Screen }] = await Promise.all([load(), loadTexts('blocks', ...area.texts)]);
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
