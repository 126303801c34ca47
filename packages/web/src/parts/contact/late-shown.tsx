import { Suspense, lazy } from 'react';

const Shown = lazy(async () => ({ default: (await import('./shown.tsx')).Shown }));

/** A contact as people read it; the groups of a number from abroad come a moment later. */
export function LateShown({ contact }: { contact: string }) {
  return contact.startsWith('+') ? (
    <Suspense fallback={contact}>
      <Shown contact={contact} />
    </Suspense>
  ) : (
    contact
  );
}
