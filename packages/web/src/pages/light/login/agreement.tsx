import { useState } from 'react';
import { useSharedText } from '../../../text/shared.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAgreementText } from './agreement-text.ts';
import { Hint, Stack, box } from '../../../ui/layout.tsx';
import styles from './login.module.css';

/** What a person accepts when registering; it names the button it belongs to (ux 25), and reading it keeps the form's input. */
export function Agreement() {
  const text = useAgreementText();
  const shared = useSharedText();
  const [open, setOpen] = useState(false);
  return (
    <Hint size="s">
      {text.agree}{' '}
      <a href="/manual" target="_blank" rel="noreferrer">
        {text.manual}
      </a>{' '}
      {text.and}{' '}
      <button type="button" className={box({ underlined: true }, styles.inline)} onClick={() => setOpen(true)}>
        {text.terms}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} kind="sheet" title={text.title} done={shared.close}>
        <Stack as="ol" numbers gap={3}>
          {text.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Stack>
      </Dialog>
    </Hint>
  );
}
