import type { IdentityPaperRow } from '@countersign/contract';
import type { IdentityPaper } from '@countersign/domain';
import { useId, useRef } from 'react';
import { useSharedText } from '../../../../text/shared.ts';
import { Button, FieldFault, Grid, Hint, Icon, Row, Stack, Text } from '../../../../ui/index.ts';
import { Progress } from '../../../../ui/progress.tsx';
import { useMedia } from '../../../../ui/use-media.ts';
import styles from './identity.module.css';
import { useIdentityText } from './identity-text.ts';
import { usePaperUpload } from './use-paper-upload.ts';

interface PaperFieldProps {
  kind: IdentityPaper;
  paper: IdentityPaperRow | undefined;
  onPaper: (paper: IdentityPaperRow) => void;
  optional?: boolean;
  hint?: string;
  error?: string | undefined;
}

/** The picture of one identity document, taken with the camera of a phone or chosen from a file. It can be replaced. */
export function PaperField({ kind, paper, onPaper, optional = false, hint, error }: PaperFieldProps) {
  const words = useIdentityText();
  const shared = useSharedText();
  const id = useId();
  const hasCamera = useMedia('(any-pointer: coarse)');
  const { share, refusal, choose } = usePaperUpload(kind, onPaper);
  const name = words.papersOf[kind];
  const fault = refusal ?? error;
  return (
    <Stack gap={2} role="group" aria-labelledby={id}>
      <Text id={id} size="m" weight={550}>
        {name}
        {optional && <Text ml={2} size="xs" weight={400} tone="ink-3" text={shared.optional} />}
      </Text>
      <Grid position="relative" center overflow="hidden" radius="m" fill="sheet" className={styles.paperBox}>
        {paper ? (
          <img src={paper.link.href} alt={name} />
        ) : (
          <span className={styles.paperEmpty}>
            <Icon name="image" size={26} />
          </span>
        )}
        {share !== null && (
          <div className={styles.paperProgress}>
            <Progress value={share} label={words.uploading(name)} />
          </div>
        )}
      </Grid>
      {hint && <Hint mt={0.5} size="s" text={hint} />}
      <Row gap={2} align="stretch" wrap>
        {hasCamera && <Picker icon="camera" word={words.shoot} label={words.shootOf(name)} capture onFile={choose} />}
        <Picker
          icon="image"
          word={paper ? words.replace : words.choose}
          label={paper ? words.replaceOf(name) : words.chooseOf(name)}
          onFile={choose}
        />
      </Row>
      <FieldFault>{fault}</FieldFault>
    </Stack>
  );
}

interface PickerProps {
  icon: 'camera' | 'image';
  word: string;
  label: string;
  capture?: boolean;
  onFile: (file: File) => void;
}
function Picker({ icon, word, label, capture = false, onFile }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        {...(capture ? { capture: 'environment' as const } : {})}
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button icon={icon} label={word} aria-label={label} onClick={() => input.current?.click()} />
    </>
  );
}
