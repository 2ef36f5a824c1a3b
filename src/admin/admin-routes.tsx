import type { RouteObject } from 'react-router';
import { FailedScreen } from './frame/failed-screen.tsx';
import { StaffFrame } from './frame/staff-frame.tsx';
import { UnknownScreen } from './frame/unknown-screen.tsx';
import { signInPath } from './session/session-end.ts';
import { SessionGuard } from './session/session-guard.tsx';
import { SignInScreen } from './session/sign-in-screen.tsx';

/** Every address of the staff's app. Each area comes in a file of its own, loaded when it is opened. */
export const adminRoutes: RouteObject[] = [
  { path: signInPath, Component: SignInScreen, ErrorBoundary: FailedScreen },
  {
    path: '/admin',
    Component: SessionGuard,
    ErrorBoundary: FailedScreen,
    HydrateFallback: () => null,
    children: [
      {
        Component: StaffFrame,
        children: [
          {
            ErrorBoundary: FailedScreen,
            children: [
              {
                path: 'account',
                lazy: async () => ({
                  Component: (await import('./account/account-screen.tsx')).AccountScreen,
                }),
              },
              { path: '*', Component: UnknownScreen },
            ],
          },
        ],
      },
    ],
  },
];
