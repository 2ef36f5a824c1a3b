import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { getQueryClient } from '#api-client/query-client.ts';
import { adminRoutes } from './admin-routes.tsx';
import { ToastsProvider } from './components/toasts.tsx';
import { StaffLanguageProvider } from './locale/staff-locale.tsx';

const router = createBrowserRouter(adminRoutes);

export function AdminApp() {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <StaffLanguageProvider>
        <ToastsProvider>
          <RouterProvider router={router} />
        </ToastsProvider>
      </StaffLanguageProvider>
    </QueryClientProvider>
  );
}
