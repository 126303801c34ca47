import { Link, useNavigate } from '@tanstack/react-router';
import { useMay } from '../../../api/privileges.ts';
import { DropZone } from '../../../parts/uploader/drop-zone.tsx';
import { convertsOffice } from '../../../text/office.ts';
import { Grid, Icon, type IconName, Stack } from '../../../ui/index.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { keepPickedFiles } from '../../../parts/uploader/picked-files.ts';
import styles from './quick-start.module.css';
import { useHomeText } from './text.ts';
import { UP_TO_PHONE } from '../../../ui/breakpoints.ts';

type Word = 'fromTemplate' | 'inBulk' | 'ownSeals' | 'verifyFile';
interface Way {
  readonly to: '/enterprise/templates' | '/bulk' | '/account/seals' | '/verify';
  readonly icon: IconName;
  readonly word: Word;
}
const TEMPLATES: Way = { to: '/enterprise/templates', icon: 'copy', word: 'fromTemplate' };
const WAYS: readonly Way[] = [
  { to: '/bulk', icon: 'users', word: 'inBulk' },
  { to: '/account/seals', icon: 'seal', word: 'ownSeals' },
  { to: '/verify', icon: 'shield', word: 'verifyFile' },
];

/** Ways to start a contract: with a file, a template or a list of recipients. */
export function QuickStart() {
  const words = useHomeText();
  const navigate = useNavigate();
  // Phones have no drag and drop of files.
  const isHandheld = useMedia(`(pointer: coarse), ${UP_TO_PHONE}`);
  const hasTemplates = useMay('businessScenarioTemplates:use');
  const start = (files: readonly File[]) => {
    keepPickedFiles(files);
    void navigate({ to: '/envelopes/new' });
  };
  return (
    <Stack as="section" gap={3} aria-label={words.quickStart}>
      <DropZone
        title={isHandheld ? words.dropShort : words.drop}
        hint={convertsOffice() ? words.dropHint : words.dropHintPlain}
        compact={isHandheld}
        onFiles={start}
      />
      <Grid as="ul" gap={2} className={styles.ways}>
        {(hasTemplates ? [TEMPLATES, ...WAYS] : WAYS).map(({ to, icon, word }) => (
          <li key={to}>
            <Link to={to} className={styles.way}>
              <Icon name={icon} size={18} />
              {words[word]}
            </Link>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
