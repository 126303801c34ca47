import { Avatar, Card, Grid, Heading, Icon, type IconName, Row, Stack, Text } from '../../../ui/index.ts';
import { sequencesOf } from './model/people-order.ts';
import { type PersonRow, isBlank } from './model/people-rows.ts';
import styles from './participants-step.module.css';
import { usePeopleText } from './text-people.ts';

interface PreviewStep {
  readonly number: number;
  readonly people: readonly { readonly row: PersonRow; readonly index: number }[];
}
function stepsOf(rows: readonly PersonRow[]): PreviewStep[] {
  const numbers = sequencesOf(rows);
  const steps = new Map<number, { row: PersonRow; index: number }[]>();
  rows.forEach((row, index) => {
    if (isBlank(row)) return;
    const number = numbers[index]!;
    steps.set(number, [...(steps.get(number) ?? []), { row, index }]);
  });
  return [...steps].map(([number, people]) => ({ number, people }));
}

/** The sequence in plain words: what each participant will experience. */
export function Preview({ rows }: { rows: readonly PersonRow[] }) {
  const words = usePeopleText();
  const steps = stepsOf(rows);
  const namesOf = (people: PreviewStep['people'], role: PersonRow['role']) =>
    people
      .filter(({ row }) => row.role === role)
      .map(({ row }) => row.name.trim() || row.contact.trim())
      .join(words.and);
  return (
    <Card as="aside" p={5} aria-labelledby="preview-title">
      <Heading id="preview-title" mb={4} text={words.previewTitle} />
      {steps.length === 0 ? (
        <Text as="p" tone="ink-3" text={words.previewEmpty} />
      ) : (
        <Stack as="ol" gap={4} size="m">
          <MarkedLine icon="send">{words.previewStart}</MarkedLine>
          {steps.map(({ number, people }) => {
            const [signers, checkers] = [namesOf(people, 'SIGNER'), namesOf(people, 'CHECKER')];
            return (
              <Row as="li" key={number} gap={3} align="start">
                <Stack as="span" gap={1} rigid>
                  {people.slice(0, 3).map(({ row, index }) => (
                    <Avatar key={row.key} name={row.name} index={index} size={28} />
                  ))}
                </Stack>
                <div>
                  {checkers && <p>{words.previewCheck(checkers)}</p>}
                  {signers && <p>{words.previewSign(signers)}</p>}
                  {people.length > 1 && (
                    <Text
                      as="p"
                      tone="ink-3"
                      text={words.previewTogether(
                        people.map(({ row }) => row.name.trim() || row.contact.trim()).join(words.and),
                      )}
                    />
                  )}
                </div>
              </Row>
            );
          })}
          <MarkedLine icon="check">{words.previewDone}</MarkedLine>
        </Stack>
      )}
    </Card>
  );
}

const MarkedLine = ({ icon, children }: { icon: IconName; children: string }) => (
  <Row as="li" gap={3} align="start">
    <Grid as="span" rigid center radius="circle" fill="brand-soft" tone="brand-strong" className={styles.mark}>
      <Icon name={icon} size={16} />
    </Grid>
    <p>{children}</p>
  </Row>
);
