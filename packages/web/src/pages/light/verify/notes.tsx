import { Text } from '../../../ui/index.ts';

/** Further remarks below the facts. */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Text as="ul" bullets tone="ink-2" size="m">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Text>
  );
}
