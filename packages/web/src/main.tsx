import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadOnStaleChunks } from './app/stale-chunks.ts';
import { loadTexts } from './text/load-texts.ts';
import { nameLanguage } from './text/text.ts';
import { showKeptTheme } from './text/theme.ts';
import './ui/base.css';
import './ui/kit.css';

reloadOnStaleChunks();
showKeptTheme();
nameLanguage();
const root = document.getElementById('root');
if (root !== null)
  void loadTexts(window.location.pathname).then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
