import type { IdentityApplication } from '@countersign/contract';
import type { EnterpriseIdentityStatus, IdentityStatus } from '@countersign/domain';
import type { ReactNode } from 'react';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { formatTime } from '../../../../text/format.ts';
import { Banner, Box, Icon, type IconName, Row, Stack, Text, type Tone } from '../../../../ui/index.ts';
import { Pill } from '../../../../ui/pill.tsx';
import { Stepper } from '../../../../ui/steps.tsx';
import { type Fact, Facts } from '../../../../ui/facts.tsx';
import styles from './identity.module.css';
import { STEPS, type ShownIdentity, identityStage, shownIdentity } from './identity-stage.ts';
import { useIdentityText } from './identity-text.ts';

const LOOKS: Readonly<Record<ShownIdentity, { tone: Tone; icon: IconName }>> = {
  NO: { tone: 'neutral', icon: 'info' },
  INCOMPLETE: { tone: 'neutral', icon: 'info' },
  WAITING: { tone: 'info', icon: 'clock' },
  PASSED: { tone: 'good', icon: 'shield' },
  SENIOR_PASSED: { tone: 'good', icon: 'shield' },
  RETURNED: { tone: 'danger', icon: 'warning' },
  SUSPENDED: { tone: 'warn', icon: 'warning' },
  WITHDRAWN: { tone: 'danger', icon: 'warning' },
};

interface IdentityCardProps {
  of: 'PERSON' | 'ENTERPRISE';
  status: IdentityStatus | EnterpriseIdentityStatus;
  application: IdentityApplication | null;
  /** The form, shown while the account may apply. */
  form: (again: boolean) => ReactNode;
}

/** The state of an application in words, and what comes next. */
export function IdentityCard({ of, status, application, form }: IdentityCardProps) {
  const words = useIdentityText();
  const stage = identityStage(status, application);
  const shown = shownIdentity(status, application);
  const [apply, review, done] = STEPS[stage];
  const steps = [
    { key: 'apply', label: words.step.apply, state: apply },
    { key: 'review', label: words.step.review, state: review },
    { key: 'done', label: words.step.done, state: done },
  ];
  const isPerson = of === 'PERSON';
  return (
    <SectionCard
      title={
        <>
          {isPerson ? words.person : words.enterprise} <Pill {...LOOKS[shown]} label={words.state[shown]} />
        </>
      }
    >
      <Stack gap={5}>
        <Stepper label={words.steps} steps={steps} />
        {stage === 'waiting' && <Banner icon="clock">{words.waiting}</Banner>}
        {stage === 'passed' && (
          <Banner tone="good" icon="shield">
            {isPerson ? words.passed : words.passedEnterprise}
          </Banner>
        )}
        {stage === 'returned' && (
          <Banner tone="danger">
            <strong>{words.returned(application?.reason ?? words.noReason)}</strong>
            <br />
            {words.returnedHow}
          </Banner>
        )}
        {(stage === 'suspended' || stage === 'withdrawn') && (
          <Banner tone="danger">
            <strong>{words.held[stage](application?.reason ?? words.noReason)}</strong>
            <br />
            {words.heldHow[stage]}
          </Banner>
        )}
        {stage === 'form' || stage === 'returned' || stage === 'withdrawn' ? (
          <>
            <Opens of={of} />
            {form(stage !== 'form')}
            <Row as="p" gap={2} align="start" size="s" tone="ink-3" className={styles.safe}>
              <Icon name="shield" size={16} />
              {words.safe}
            </Row>
          </>
        ) : (
          application && <Submitted application={application} />
        )}
      </Stack>
    </SectionCard>
  );
}

function Opens({ of }: { of: 'PERSON' | 'ENTERPRISE' }) {
  const words = useIdentityText();
  return (
    <Box p={4} radius="m" fill="brand-soft" className={styles.opens}>
      <Text as="h3" size="m" weight={600} text={words.opens} />
      <Stack as="ul" gap={1} mt={1.5} size="m">
        {(of === 'PERSON' ? words.opensPerson : words.opensEnterprise).map((one) => (
          <Row as="li" key={one} gap={2} align="start">
            <Icon name="check" size={16} />
            {one}
          </Row>
        ))}
      </Stack>
    </Box>
  );
}

/** What was submitted. The number is masked; the pictures are deleted once the application is decided. */
function Submitted({ application }: { application: IdentityApplication }) {
  const words = useIdentityText();
  const { kind, name, number, numberKind, status, createdDatetime, decidedDatetime, papers } = application;
  const facts: readonly Fact[] = [
    [kind === 'PERSON' ? words.name : words.enterpriseName, name],
    [words.numbers[numberKind], number],
    [words.appliedOn, formatTime(createdDatetime)],
    decidedDatetime !== null && [words.decidedOn, formatTime(decidedDatetime)],
  ];
  return (
    <>
      <Facts look="grid" facts={facts} />
      {status === 'WAITING' && papers.length > 0 && (
        <Row as="ul" gap={3} align="stretch" wrap className={styles.given} aria-label={words.papers}>
          {papers.map((paper) => (
            <li key={paper.paperWsid}>
              <img src={paper.link.href} alt={words.papersOf[paper.kind]} loading="lazy" />
            </li>
          ))}
        </Row>
      )}
    </>
  );
}
