import type { OperatorApplication } from '@countersign/contract';
import { shownContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { SectionCard } from '../../../ui/section-card.tsx';
import { formatTime } from '../../../text/format.ts';
import { useSharedText } from '../../../text/shared.ts';
import { Button, Grid, Icon, Row, Skeleton, Stack, Text } from '../../../ui/index.ts';
import { applicationQuery, waitingQuery } from '../model/queries.ts';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { useOperatorText } from '../words.ts';
import { Decide } from './decide.tsx';
import styles from './identity.module.css';
import { neighboursOf } from './neighbours.ts';
import { NumberVerdict } from './number-verdict.tsx';
import { Papers } from './papers.tsx';
import { Review } from './review.tsx';
import { IdentityActions } from './identity-actions.tsx';
import { StatusPill } from './status-pill.tsx';
import { useIdentityText } from './text.ts';

/** One application: the document pictures beside the stated data, and the decision. */
export function ApplicationPage() {
  const { applicationWsid = '' } = useParams({ strict: false });
  const words = useIdentityText();
  const query = useQuery(applicationQuery(applicationWsid));
  const application = query.data?.application;
  return (
    <Page
      title={application?.name ?? words.title}
      lead={application && <StatusPill status={application.status} />}
      back={<BackLink />}
      action={<Walk applicationWsid={applicationWsid} />}
    >
      <Loaded query={query} waiting={<PageSkeleton />}>
        {({ application: shown, review }) => (
          <>
            <Grid gap={5} align="start" className={styles.columns}>
              <Papers key={shown.applicationWsid} papers={shown.papers} />
              <Stack gap={4}>
                <Stated application={shown} />
                <Decide key={shown.applicationWsid} application={shown} />
                <IdentityActions application={shown} />
              </Stack>
            </Grid>
            <Review application={shown} review={review} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function BackLink() {
  const words = useIdentityText();
  return (
    <Link to="/operator/identity" search={{}}>
      <Icon name="arrowLeft" size={18} />
      {words.back}
    </Link>
  );
}

/** The previous and the next of the waiting applications. */
function Walk({ applicationWsid }: { applicationWsid: string }) {
  const words = useIdentityText();
  const navigate = useNavigate();
  const { data } = useQuery(waitingQuery);
  if (data === undefined) return null;
  const waiting = data.applications.map((one) => one.applicationWsid);
  const { place, of, next, previous } = neighboursOf(waiting, applicationWsid);
  if (next === null && previous === null) return null;
  const open = (to: string | null) =>
    to !== null && void navigate({ to: '/operator/identity/$applicationWsid', params: { applicationWsid: to } });
  return (
    <Row gap={2.5} wrap tone="ink-3" size="s">
      {place > 0 && <span>{words.place(place, of)}</span>}
      <Button
        size="s"
        icon="chevronLeft"
        label={words.previous}
        disabled={previous === null}
        onClick={() => open(previous)}
      />
      <Button
        size="s"
        trailingIcon="chevronRight"
        label={words.next}
        disabled={next === null}
        onClick={() => open(next)}
      />
    </Row>
  );
}

function Stated({ application }: { application: OperatorApplication }) {
  const words = useIdentityText();
  const shared = useOperatorText();
  const isPerson = application.kind === 'PERSON';
  const facts: Fact[] = [
    [words.kind, isPerson ? shared.person : shared.enterprise],
    [isPerson ? words.realName : words.enterpriseName, application.name],
    [
      words.numberKind[application.numberKind],
      <>
        <Text block tabular className={styles.number} text={application.number} />
        <NumberVerdict kind={application.numberKind} number={application.number} />
      </>,
    ],
    application.legalName !== null && [words.legalName, application.legalName],
    [words.applicant, application.applicantName],
    [words.contact, shownContact(application.applicantContact)],
    [words.handedIn, formatTime(application.createdDatetime)],
    application.decidedDatetime !== null && [words.decided, formatTime(application.decidedDatetime)],
    application.decidedDatetime !== null && [words.decidedBy, application.decidedBy ?? shared.none],
    application.reason !== null && [words.reason, application.reason],
  ];
  return (
    <SectionCard title={words.facts}>
      <Facts facts={facts} />
    </SectionCard>
  );
}

function PageSkeleton() {
  const shared = useSharedText();
  return (
    <Grid gap={5} align="start" className={styles.columns} role="status">
      <span className="visually-hidden">{shared.loading}</span>
      <Skeleton height={480} radius={14} />
      <Stack gap={4}>
        <Skeleton height={280} radius={14} />
        <Skeleton height={180} radius={14} />
      </Stack>
    </Grid>
  );
}
