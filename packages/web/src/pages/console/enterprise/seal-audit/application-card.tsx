import type { SealApplication } from '@countersign/contract';
import { formatDistance, formatTime } from '../../../../text/format.ts';
import { Avatar, Button, Grid, Hint, Icon, Row, Small, Stack, Text } from '../../../../ui/index.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { useNow } from '../../parts/use-now.ts';
import { ApplicationPill } from '../seals/application-pill.tsx';
import { SealPicture } from '../seals/seal-picture.tsx';
import { useSealsText } from '../seals/text.ts';
import styles from './audit.module.css';
import { useAuditText } from './audit-text.ts';

interface ApplicationCardProps {
  one: SealApplication;
  isChosen: boolean;
  /** Null if it cannot be handled: it has been handled already, or the viewer may not. */
  onToggle: (() => void) | null;
  onDecide: ((passed: boolean) => void) | null;
}
const PX_PER_MM = 2.8;

/** One application: the picture of the seal, the applicant, the purpose, and the two decisions. */
export function ApplicationCard({ one, isChosen, onToggle, onDecide }: ApplicationCardProps) {
  const words = useAuditText();
  const { size, kinds, pictureOf } = useSealsText();
  const now = useNow();
  const { kind, officeSeal, memberName, createdDatetime, status } = one;
  const { name, widthMm, heightMm, pictureHref } = officeSeal;
  const what = kind === 'CREATE' ? words.newSealOf(name) : words.useOf(memberName, name);
  return (
    <Row as="li" card align="stretch" minWidth={0} overflow="hidden" className={styles.card}>
      {onToggle && (
        <Row pl={4} className={styles.tick}>
          <Checkbox
            label={<span className="visually-hidden">{words.select(what)}</span>}
            checked={isChosen}
            onChange={onToggle}
          />
        </Row>
      )}
      <Grid as="span" rigid center fill="sheet" className={styles.picture}>
        {pictureHref === null ? (
          <Icon name="seal" size={44} />
        ) : (
          <SealPicture
            widthMm={widthMm}
            heightMm={heightMm}
            href={pictureHref.href}
            alt={pictureOf(name)}
            pxPerMm={PX_PER_MM}
          />
        )}
      </Grid>
      <Stack gap={0.5} grow minWidth={0} p={4} className={styles.words}>
        <Row as="p" gap={2.5} wrap mb={1}>
          <Pill
            tone={kind === 'CREATE' ? 'info' : 'neutral'}
            icon={kind === 'CREATE' ? 'plus' : 'seal'}
            label={words.kinds[kind]}
          />
          <Small as="span" text={formatDistance(createdDatetime, now)} />
        </Row>
        <Text as="h2" size="touch" weight={600} leading={1.4} text={name} />
        <Hint size="s">
          {kinds[officeSeal.kind]} · {size(widthMm, heightMm)}
        </Hint>
        <Row as="p" gap={2} mt={1.5}>
          <Avatar name={memberName} size={24} />
          {kind === 'CREATE' ? words.whoMade(memberName) : words.whoAsks(memberName)}
        </Row>
        {one.reason !== '' && <p className={styles.reason}>{one.reason}</p>}
        {kind === 'USE' && <Wishes one={one} />}
        {status !== 'WAITING' && <Outcome one={one} />}
      </Stack>
      {onDecide && (
        <Row gap={2} p={4} className={styles.acts}>
          <Button size="s" label={words.refuse} aria-label={words.refuseWhom(what)} onClick={() => onDecide(false)} />
          <Button
            size="s"
            variant="primary"
            label={words.approve}
            aria-label={words.approveWhom(what)}
            onClick={() => onDecide(true)}
          />
        </Row>
      )}
    </Row>
  );
}

/** The contract, end and number of uses that are applied for. */
function Wishes({ one: { envelopeTitle, endDatetime, count } }: { one: SealApplication }) {
  const words = useAuditText();
  const wishes = [
    ...(envelopeTitle === null ? [] : [words.forContract(envelopeTitle)]),
    endDatetime === null ? words.noEnd : words.until(formatTime(endDatetime)),
    ...(count === null ? [] : [words.times(count)]),
  ];
  return <Hint size="s" text={wishes.join(' · ')} />;
}

function Outcome({ one: { status, handledByName, handledDatetime, handleReason } }: { one: SealApplication }) {
  const words = useAuditText();
  return (
    <Row gapY={1.5} gapX={2.5} wrap mt={1.5} className={styles.outcome}>
      <ApplicationPill status={status} word={words.states[status]} />
      {handledDatetime !== null && (
        <Small as="span" text={words.handledBy(handledByName ?? '', formatTime(handledDatetime))} />
      )}
      {handleReason !== null && handleReason !== '' && <p className={styles.reason}>{handleReason}</p>}
    </Row>
  );
}
