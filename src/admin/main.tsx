import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './admin.css';
import { AdminApp } from './admin-app.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no place for the app');
createRoot(place).render(
  <StrictMode>
    <AdminApp />
  </StrictMode>,
);
