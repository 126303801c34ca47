import { Notice } from './notice.tsx';
import { useSignText } from './text.ts';

/** Shown before anything is filled in: seals belong to accounts, and a session of a link reaches none (Rulings §6.8). */
export function SealNotice() {
  const { sealing } = useSignText();
  return (
    <Notice>
      {sealing.says}
      <a href={`/login?returnTo=${encodeURIComponent(location.pathname)}`}>{sealing.login}</a>
    </Notice>
  );
}
