import { useEffect, useState } from 'react';
import { takeSecret } from './scan-secret.ts';

function tabStore(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Returns the secret of the QR code that led to this page, and removes it from the address; null if there is none. */
export function useCodeSecret(wsid: string): string | null {
  const [secret] = useState(() => takeSecret(wsid, window.location.hash, tabStore()));
  useEffect(() => {
    if (window.location.hash !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return secret;
}
