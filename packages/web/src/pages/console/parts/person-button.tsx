import { defineText } from '../../../text/text.ts';
import { Avatar, Icon, Small, Stack, Text, box } from '../../../ui/index.ts';
import styles from './person-button.module.css';

const useWords = defineText('pages/console/parts/person-button');

interface Props {
  name: string;
  /** Distinguishes them from others with the same name. */
  about: string;
  /** Was added before. */
  isIn?: boolean;
  onAdd: () => void;
}
/** A person in a list of people, added by a tap. */
export function PersonButton({ name, about, isIn = false, onAdd }: Props) {
  const words = useWords();
  return (
    <button
      type="button"
      className={box(
        { gap: 3, row: true, width: 'full', py: 1.5, px: 2, radius: 'm', textAlign: 'left' },
        styles.person,
      )}
      // Stays focusable, so that the focus is not lost after the click.
      aria-disabled={isIn || undefined}
      onClick={() => !isIn && onAdd()}
    >
      <span className="visually-hidden">{isIn ? words.isIn : words.add}</span>
      <Avatar name={name} size={32} />
      <Stack as="span" grow minWidth={0}>
        <Text truncate text={name} />
        <Small as="span" truncate text={about} />
      </Stack>
      <Icon name={isIn ? 'check' : 'plus'} size={18} />
    </button>
  );
}
