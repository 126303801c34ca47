import { useText } from '../../../text/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import styles from './timeline.module.css';
import { type Change, type ChangeGroup, groupChanges } from './versions.ts';
import { versionsText } from './versions-text.ts';

const OBJECTS_SHOWN = 4;

/** The changes of a version, each with the rule that explains it; unexplained changes come first. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <Stack as="ul" gap={1.5} pt={1} pb={1.5}>
      {groupChanges(changes).map((group) => (
        <ChangeLine key={`${group.rule} ${group.word} ${group.key}`} group={group} />
      ))}
    </Stack>
  );
}

function ChangeLine({ group: { rule, word, key, objects } }: { group: ChangeGroup }) {
  const text = useText(versionsText);
  const plain = word.toLowerCase().replace(/_/g, ' ');
  const what = rule === null ? (text.words[word] ?? plain) : text.rules[rule];
  const named = [...new Set(objects)].map((object) => {
    const page = /^page (\d+)$/.exec(object)?.[1];
    const number = /^(\d+) \d+$/.exec(object)?.[1];
    return page !== undefined ? text.objects.page(page) : number !== undefined ? text.objects.object(number) : object;
  });
  return (
    <Row
      as="li"
      gap={2}
      align="start"
      tone="ink-2"
      className={classes(styles.change, rule === null && styles.unexplained)}
    >
      <Icon name={rule === null ? 'warning' : 'check'} size={16} />
      <span>
        {what}
        {key !== '' && <code> {key}</code>}
        <small>
          {named.slice(0, OBJECTS_SHOWN).join(' · ')}
          {named.length > OBJECTS_SHOWN && ` … ${text.more(named.length)}`}
          {rule === null && ` — ${text.unexplained}`}
        </small>
      </span>
    </Row>
  );
}
