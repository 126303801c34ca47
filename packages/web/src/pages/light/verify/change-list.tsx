import { Icon, Row, Stack, Text, box } from '../../../ui/index.ts';
import { type Change, type ChangeGroup, groupChanges } from './versions.ts';
import { useVersionsText } from './versions-text.ts';

const OBJECTS_SHOWN = 4;

/** The changes of a version, each with the rule that explains it; unexplained changes come first. */
export const ChangeList = ({ changes }: { changes: readonly Change[] }) => (
  <Stack as="ul" gap={1.5} pt={1} pb={1.5}>
    {groupChanges(changes).map((group) => (
      <ChangeLine key={`${group.rule} ${group.word} ${group.key}`} group={group} />
    ))}
  </Stack>
);

function ChangeLine({ group: { rule, word, key, objects } }: { group: ChangeGroup }) {
  const text = useVersionsText();
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
      tone={rule === null ? 'danger' : 'ink-2'}
      weight={rule === null ? 550 : undefined}
    >
      <Icon
        name={rule === null ? 'warning' : 'check'}
        size={16}
        className={box({ mt: 0.5, tone: rule === null ? 'danger' : 'brand' })}
      />
      <span>
        {what}
        {key !== '' && <code> {key}</code>}
        <Text as="small" block tone="ink-3">
          {named.slice(0, OBJECTS_SHOWN).join(' · ')}
          {named.length > OBJECTS_SHOWN && ` … ${text.more(named.length)}`}
          {rule === null && ` — ${text.unexplained}`}
        </Text>
      </span>
    </Row>
  );
}
