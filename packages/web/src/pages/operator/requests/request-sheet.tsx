import { type OperatorRequest, operatorApi } from '@countersign/contract';
import { OPERATOR_REQUEST_PERMISSION, readOperatorRoles } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../../parts/trouble/use-act.ts';
import { formatTime } from '../../../text/format.ts';
import { Banner, Button, Dialog, Grid, Row, toast } from '../../../ui/index.ts';
import { useCertificatesText } from '../certificates/text.ts';
import { operatorCall } from '../model/calls.ts';
import { refetch, requestQuery } from '../model/queries.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { EffectList } from './effect-list.tsx';
import { useMay } from '../model/session.ts';
import { useRoleNames } from '../parts/role-names.ts';
import { useRequestsText } from './text.ts';

/** One request with its effects, and the decision of another operator. */
export function RequestSheet({ request: listed, onClose }: { request: OperatorRequest; onClose: () => void }) {
  const words = useRequestsText();
  const { data } = useQuery(requestQuery(listed.requestWsid));
  const request = data?.request ?? listed;
  const [isRefusing, setRefusing] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  if (told !== null) return <PasswordHalf request={request} told={told} onClose={onClose} />;
  if (isRefusing) return <RefuseDialog request={request} onClose={() => setRefusing(false)} onDone={onClose} />;
  return (
    <Dialog
      onClose={onClose}
      kind="side"
      title={words.kinds[request.kind]}
      footer={
        request.status === 'WAITING' ? (
          <Acts
            request={request}
            onRefuse={() => setRefusing(true)}
            onDone={(half) => (half === null ? onClose() : setTold({ half, isFirst: true }))}
          />
        ) : (
          request.isCollectable && <Collect request={request} onDone={(half) => setTold({ half, isFirst: false })} />
        )
      }
    >
      <Grid gap={4}>
        {request.status === 'WAITING' && request.isOwn && <Banner>{words.own}</Banner>}
        {request.status === 'WAITING' && words.trustWhy[request.kind] && <p>{words.trustWhy[request.kind]}</p>}
        <RequestFacts request={request} />
        {data?.effect && <EffectList effect={data.effect} />}
      </Grid>
    </Dialog>
  );
}

function RequestFacts({ request }: { request: OperatorRequest }) {
  const words = useRequestsText();
  const certificates = useCertificatesText();
  const revocation = request.detail['reason'];
  const facts: Fact[] = [
    [words.subject, request.subjectName],
    ['ID', <code key="id">{request.subject}</code>],
    revocation !== undefined && [words.revocationReason, certificates.reasonWord[revocation] ?? revocation],
    ...roleFacts(request.detail, words, useRoleNames()),
    ...detailFacts(request.detail, words),
    request.reason !== '' && [words.reason, request.reason],
    [words.requestedBy, request.requestedBy],
    [words.requested, formatTime(request.requestedDatetime)],
    [words.expires, formatTime(request.expireDatetime)],
    [words.status, words.states[request.status]],
    request.decidedBy !== null && [words.decidedBy, request.decidedBy],
    request.decidedDatetime !== null && [words.decided, formatTime(request.decidedDatetime)],
    request.decideReason !== null && [words.refuse, request.decideReason],
  ];
  return <Facts facts={facts} />;
}

/** The data the confirming operator compares: of a trusted list, or of the payment of an order. */
function detailFacts(
  detail: OperatorRequest['detail'],
  words: Readonly<Record<(typeof DETAILS)[number][1], string>>,
): (readonly [string, ReactNode])[] {
  return DETAILS.flatMap(([key, word, isCode]) => {
    const value = detail[key];
    return value === undefined ? [] : [[words[word], isCode ? <code key={key}>{value}</code> : value] as const];
  });
}
/** The roles that an operator gets, and those they have. */
const roleFacts = (
  detail: OperatorRequest['detail'],
  words: Readonly<Record<'roles' | 'formerRoles', string>>,
  namesOf: ReturnType<typeof useRoleNames>,
): Fact[] =>
  (['formerRoles', 'roles'] as const).map(
    (key) => detail[key] !== undefined && [words[key], namesOf(readOperatorRoles(detail[key].split(' ')) ?? [])],
  );
const DETAILS = [
  ['digest', 'listDigest', true],
  ['signer', 'listSigner', true],
  ['anchors', 'listAnchors', false],
  ['ends', 'listEnds', false],
  ['payerName', 'payer', false],
  ['price', 'price', false],
  ['paymentReference', 'payment', false],
  ['amount', 'price', false],
  ['paid', 'paidBefore', false],
  ['used', 'usedCharges', false],
  ['charges', 'charges', false],
  ['validDays', 'validDays', false],
] as const;

interface ActsProps {
  request: OperatorRequest;
  onRefuse: () => void;
  /** With half of the one-time password of an operator who was created or enabled again. */
  onDone: (half: string | null) => void;
}

function Acts({ request: { requestWsid, isOwn, kind }, onRefuse, onDone }: ActsProps) {
  const words = useRequestsText();
  const act = useAct();
  const may = useMay();
  const confirm = async () => {
    await act.run(async () => {
      const { passwordHalf } = await operatorCall(operatorApi.confirmOperatorRequest, { params: { requestWsid } });
      toast('success', words.confirmed);
      refetch(
        'requests',
        'applications',
        'application',
        'certificates',
        'operators',
        'trust-lists',
        'orders',
        'sealChecks',
      );
      onDone(passwordHalf);
    });
  };
  if (!isOwn && !may(OPERATOR_REQUEST_PERMISSION[kind])) return null;
  return (
    <Row gap={2.5} align="stretch" wrap>
      {act.fault && <Banner tone="danger">{act.fault}</Banner>}
      {!isOwn && <Button variant="danger" label={words.confirm} busy={act.busy} onClick={() => void confirm()} />}
      <Button label={isOwn ? words.takeBack : words.refuse} onClick={onRefuse} disabled={act.busy} />
    </Row>
  );
}

/** The half for the requesting operator. */
function Collect({ request: { requestWsid }, onDone }: { request: OperatorRequest; onDone: (half: string) => void }) {
  const words = useRequestsText();
  const act = useAct();
  const collect = async () => {
    await act.run(async () => {
      const { passwordHalf } = await operatorCall(operatorApi.collectPasswordHalf, { params: { requestWsid } });
      refetch('requests');
      onDone(passwordHalf);
    });
  };
  return (
    <Row gap={2.5} align="stretch" wrap>
      {act.fault && <Banner tone="danger">{act.fault}</Banner>}
      <Button variant="primary" label={words.collect} busy={act.busy} onClick={() => void collect()} />
    </Row>
  );
}

function RefuseDialog({
  request: { requestWsid, isOwn },
  onClose,
  onDone,
}: {
  request: OperatorRequest;
  onClose: () => void;
  onDone: () => void;
}) {
  const words = useRequestsText();
  const refuse = async (reason: string) => {
    await operatorCall(operatorApi.refuseOperatorRequest, { params: { requestWsid }, body: { reason } });
    toast('success', words.refused);
    refetch('requests', 'trust-lists', 'orders');
    onDone();
  };
  return (
    <ReasonDialog
      onClose={onClose}
      title={words.refuseTitle}
      description={words.refuseWhy}
      act={isOwn ? words.takeBack : words.refuse}
      onSubmit={refuse}
    />
  );
}

interface Told {
  readonly half: string;
  /** The half for the confirming operator. */
  readonly isFirst: boolean;
}

/** Shown only once, so nothing closes this by accident. */
function PasswordHalf({ request, told, onClose }: { request: OperatorRequest; told: Told; onClose: () => void }) {
  const words = useRequestsText();
  const login = request.kind === 'OPERATOR_CREATE' ? request.subject : request.subjectName;
  return (
    <Dialog
      onClose={onClose}
      title={words.passwordTitle(login)}
      description={words.passwordWhy}
      locked
      size="s"
      done={words.keep}
    >
      <Row as="p" gap={2}>
        {told.isFirst ? words.firstHalf : words.secondHalf} <code>{told.half}</code>
        <CopyButton text={told.half} label={words.copyPassword} />
      </Row>
      <p>{words.joinHalves}</p>
    </Dialog>
  );
}
