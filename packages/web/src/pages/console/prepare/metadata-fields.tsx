import { useState } from 'react';
import { randomId } from '../../../api/device.ts';
import { Button, Grid, Hint, IconButton, Stack, Text, TextField, bound } from '../../../ui/index.ts';
import styles from './documents-step.module.css';
import { usePrepareText } from './text.ts';

const MOST = 20;
const NAME_MOST = 64;
const VALUE_MOST = 500;
interface Line {
  readonly id: string;
  readonly name: string;
  readonly value: string;
}

/** Names and values for the systems of the sender; a line counts once it has a unique name. */
export function MetadataFields({
  metadata,
  onChange,
}: {
  metadata: Readonly<Record<string, string>>;
  onChange: (metadata: Record<string, string>) => void;
}) {
  const words = usePrepareText();
  const [lines, setLines] = useState<readonly Line[]>(() =>
    Object.entries(metadata).map(([name, value]) => ({ id: randomId(), name, value })),
  );
  const change = (next: readonly Line[]) => {
    setLines(next);
    const named = next.filter(
      ({ name }, at) => name.trim() !== '' && next.findIndex((other) => other.name.trim() === name.trim()) === at,
    );
    onChange(Object.fromEntries(named.map(({ name, value }) => [name.trim(), value])));
  };
  const patch = (id: string, part: Partial<Line>) =>
    change(lines.map((line) => (line.id === id ? { ...line, ...part } : line)));
  const isTwice = ({ name }: Line, at: number) =>
    name.trim() !== '' && lines.findIndex((other) => other.name.trim() === name.trim()) < at;
  return (
    <Stack as="fieldset" gap={2.5} align="start">
      <Text as="legend" p={0} weight={550} text={words.metadata} />
      <Hint size="s" leading={1.5} text={words.metadataHint} />
      {lines.map((line, at) => (
        <Grid key={line.id} gap={2} width="full" className={styles.metadataLine}>
          <TextField
            label={words.metadataKey(at + 1)}
            labelHidden
            maxLength={NAME_MOST}
            {...bound(line.name, (next) => patch(line.id, { name: next }))}
            error={isTwice(line, at) ? words.metadataTwice : undefined}
          />
          <TextField
            label={words.metadataValue(at + 1)}
            labelHidden
            maxLength={VALUE_MOST}
            {...bound(line.value, (next) => patch(line.id, { value: next }))}
          />
          <IconButton
            icon="close"
            label={words.removeMetadata(at + 1)}
            onClick={() => change(lines.filter(({ id }) => id !== line.id))}
          />
        </Grid>
      ))}
      {lines.length < MOST && (
        <Button
          size="s"
          icon="plus"
          label={words.addMetadata}
          onClick={() => setLines([...lines, { id: randomId(), name: '', value: '' }])}
        />
      )}
    </Stack>
  );
}
