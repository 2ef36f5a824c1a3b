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
                path: 'products',
                lazy: async () => ({
                  Component: (await import('./catalogue/product-list-screen.tsx')).ProductListScreen,
                }),
              },
              {
                path: 'products/new',
                lazy: async () => ({
                  Component: (await import('./catalogue/product-form-screen.tsx')).NewProductScreen,
                }),
              },
              {
                path: 'products/import',
                lazy: async () => ({
                  Component: (await import('./catalogue/product-import-screen.tsx')).ProductImportScreen,
                }),
              },
              {
                path: 'products/:id',
                lazy: async () => ({
                  Component: (await import('./catalogue/product-form-screen.tsx')).ProductFormScreen,
                }),
              },
              {
                path: 'categories',
                lazy: async () => ({
                  Component: (await import('./catalogue/category-list-screen.tsx')).CategoryListScreen,
                }),
              },
              {
                path: 'categories/new',
                lazy: async () => ({
                  Component: (await import('./catalogue/category-form-screen.tsx')).NewCategoryScreen,
                }),
              },
              {
                path: 'categories/:id',
                lazy: async () => ({
                  Component: (await import('./catalogue/category-form-screen.tsx')).CategoryFormScreen,
                }),
              },
              {
                path: 'images',
                lazy: async () => ({
                  Component: (await import('./pictures/picture-library-screen.tsx')).PictureLibraryScreen,
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
