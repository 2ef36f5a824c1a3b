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
              {
                index: true,
                lazy: async () => ({
                  Component: (await import('./overview/overview-screen.tsx')).OverviewScreen,
                }),
              },
              {
                path: 'orders',
                lazy: async () => ({
                  Component: (await import('./orders/orders-screen.tsx')).OrdersScreen,
                }),
              },
              {
                path: 'orders/:id',
                lazy: async () => ({
                  Component: (await import('./orders/order-screen.tsx')).OrderScreen,
                }),
              },
              {
                path: 'deliveries',
                lazy: async () => ({
                  Component: (await import('./deliveries/deliveries-screen.tsx')).DeliveriesScreen,
                }),
              },
              {
                path: 'quotations',
                lazy: async () => ({
                  Component: (await import('./quotations/quotations-screen.tsx')).QuotationsScreen,
                }),
              },
              {
                path: 'quotations/:id',
                lazy: async () => ({
                  Component: (await import('./quotations/quotation-screen.tsx')).QuotationScreen,
                }),
              },
              {
                path: 'messages/:id?',
                lazy: async () => ({
                  Component: (await import('./messages/messages-screen.tsx')).MessagesScreen,
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
