import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../api/client.ts';
import { Toaster } from '../ui/index.ts';
import { NetworkBanner } from './network-banner.tsx';
import { router } from './router.tsx';

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <NetworkBanner />
    <RouterProvider router={router} />
    <Toaster />
  </QueryClientProvider>
);
