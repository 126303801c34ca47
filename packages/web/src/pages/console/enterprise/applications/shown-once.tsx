import { Banner, Button, Hint, Sheet, Stack, Text, TextField, toast } from '../../../../ui/index.ts';
import { copyText } from '../invitations/copy-text.ts';
import styles from './applications.module.css';
import { useApplicationsText } from './text.ts';

interface ShownOnceProps {
  kind: 'key' | 'secret';
  /** The secret, which cannot be shown again. */
  value: string;
  onClose: () => void;
}

/** Shows a key or secret right after it was created. Only the button that confirms it was saved closes the sheet. */
export function ShownOnce({ kind, value, onClose }: ShownOnceProps) {
  const words = useApplicationsText();
  const isKey = kind === 'key';
  const copy = async () => {
    const done = await copyText(value);
    toast(done ? 'success' : 'warning', done ? words.copied : words.copyFailed);
  };
  return (
    <Sheet
      onClose={() => {}}
      locked
      size="m"
      title={isKey ? words.shownKey : words.shownSecret}
      footer={<Button variant="primary" label={words.kept} onClick={onClose} />}
    >
      <Stack gap={3}>
        <Banner tone="warn">{words.shownOnce}</Banner>
        <TextField
          label={isKey ? words.keyField : words.secretField}
          readOnly
          value={value}
          spellCheck={false}
          className={styles.mono}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div>
          <Button icon="copy" label={words.copy} onClick={() => void copy()} />
        </div>
        <Hint text={isKey ? words.keyUse : words.secretUse} />
        {isKey && (
          <Text as="code" block py={2.5} px={3} fill="sunk" radius="m" size="s">
            Authorization: Bearer {value.slice(0, 12)}…
          </Text>
        )}
      </Stack>
    </Sheet>
  );
}
