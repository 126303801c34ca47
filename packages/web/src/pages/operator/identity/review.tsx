import type { ApplicationReview, OperatorApplication } from '@countersign/contract';
import type { ReviewFinding } from '@countersign/domain';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { formatTime } from '../../../text/format.ts';
import { Banner, Button, Grid, Heading, Row, type Tone } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { useOperatorText } from '../words.ts';
import { Papers } from './papers.tsx';
import styles from './review.module.css';
import { useReviewText } from './review-text.ts';
import { StatusPill } from './status-pill.tsx';
import { useIdentityText } from './text.ts';

type Difference = ApplicationReview['related'][number]['differences'][number];

const TONES: Readonly<Record<ReviewFinding, Tone>> = {
  NUMBER_HELD: 'danger',
  NUMBER_ELSEWHERE: 'warn',
  NAME_ELSEWHERE: 'warn',
  NAME_CHANGED: 'warn',
  NUMBER_CHANGED: 'warn',
  LEGAL_NAME_CHANGED: 'warn',
  NOT_LEGAL_REPRESENTATIVE: 'info',
  LETTER_MISSING: 'danger',
};

/** Conflicts first, then this application beside every related one, with each difference marked (Rulings §8.14). */
export function Review({ application, review }: { application: OperatorApplication; review: ApplicationReview }) {
  const words = useReviewText();
  const { findings, related } = review;
  return (
    <Grid as="section" gap={3} mt={5} aria-labelledby="review">
      <Heading id="review" text={words.title} />
      {findings.length === 0 && related.length === 0 && <p>{words.nothing}</p>}
      {findings.map((finding) => (
        <Banner key={finding} tone={TONES[finding]}>
          {words.findings[finding]}
        </Banner>
      ))}
      {related.length > 0 && (
        <Grid gap={4} className={styles.grid}>
          <Card title={words.thisOne} application={application} differences={[]} />
          {related.map((one) => (
            <Card
              key={one.application.applicationWsid}
              title={words.relation[one.relation]}
              application={one.application}
              differences={one.differences}
              isOther
            />
          ))}
        </Grid>
      )}
    </Grid>
  );
}

interface CardProps {
  title: string;
  application: OperatorApplication;
  differences: readonly Difference[];
  isOther?: boolean;
}

function Card({ title, application, differences, isOther = false }: CardProps) {
  const words = useReviewText();
  const identity = useIdentityText();
  const shared = useOperatorText();
  const [isOpen, setOpen] = useState(false);
  const { applicationWsid, name, number, numberKind, legalName, applicantName, createdDatetime, papers } = application;
  const marked = (difference: Difference, value: string): ReactNode =>
    differences.includes(difference) ? (
      <mark className={styles.differs}>
        {value} <Pill tone="danger" label={words.differs} />
      </mark>
    ) : (
      value
    );
  return (
    <Grid as="article" card gap={3} minWidth={0} p={4} className={styles.card}>
      <Row as="header" gap={2} wrap justify="between">
        <strong>{title}</strong>
        <StatusPill status={application.status} />
      </Row>
      <Facts
        facts={[
          [identity.name, marked('name', name)],
          [identity.numberKind[numberKind], marked('number', number)],
          legalName !== null && [identity.legalName, marked('legalName', legalName)],
          [identity.applicant, applicantName],
          [identity.handedIn, formatTime(createdDatetime)],
          [identity.decidedBy, application.decidedBy ?? shared.none],
          application.reason !== null && [identity.reason, application.reason],
        ]}
      />
      {isOther && (
        <Row gap={3} wrap className={styles.acts}>
          <Link to="/operator/identity/$applicationWsid" params={{ applicationWsid }} preload={false}>
            {words.open}
          </Link>
          <Button
            size="s"
            label={isOpen ? words.hide : words.documents}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </Row>
      )}
      {isOpen && <Papers papers={papers} />}
    </Grid>
  );
}
