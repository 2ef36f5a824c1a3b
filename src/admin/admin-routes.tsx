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
                path: 'testimonials',
                lazy: async () => ({
                  Component: (await import('./testimonials/testimonials-screen.tsx')).TestimonialsScreen,
                }),
              },
              {
                path: 'testimonials/new',
                lazy: async () => ({
                  Component: (await import('./testimonials/testimonial-screen.tsx')).NewTestimonialScreen,
                }),
              },
              {
                path: 'testimonials/:id',
                lazy: async () => ({
                  Component: (await import('./testimonials/testimonial-screen.tsx')).TestimonialScreen,
                }),
              },
              {
                path: 'delivery',
                lazy: async () => ({
                  Component: (await import('./delivery/delivery-screen.tsx')).DeliveryScreen,
                }),
              },
              {
                path: 'profile',
                lazy: async () => ({
                  Component: (await import('./profile/profile-screen.tsx')).ProfileScreen,
                }),
              },
              {
                path: 'outbox',
                lazy: async () => ({
                  Component: (await import('./outbox/outbox-screen.tsx')).OutboxScreen,
                }),
              },
              {
                path: 'outbox/:id',
                lazy: async () => ({
                  Component: (await import('./outbox/mail-screen.tsx')).MailScreen,
                }),
              },
              {
                path: 'activity',
                lazy: async () => ({
                  Component: (await import('./activity/activity-screen.tsx')).ActivityScreen,
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
