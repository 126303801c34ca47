import { type CertificateRow, operatorApi } from '@countersign/contract';
import { useState } from 'react';
import { formatTime } from '../../../text/format.ts';
import { Button, Dialog, Row, SelectField, toast } from '../../../ui/index.ts';
import { useMay } from '../model/session.ts';
import { operatorCall } from '../model/calls.ts';
import { refetch } from '../model/queries.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import styles from './certificates.module.css';
import { confirmationOf, isRevocable } from './state.ts';
import { nameOf } from './subject.ts';
import { REVOKE_REASONS, type RevokeReason, useCertificatesText } from './text.ts';

/** The details of one certificate, and its revocation. */
export function CertificateSheet({
  certificate,
  onClose,
}: {
  certificate: CertificateRow | null;
  onClose: () => void;
}) {
  const words = useCertificatesText();
  const [isRevoking, setRevoking] = useState(false);
  const may = useMay();
  if (certificate === null) return null;
  if (isRevoking) return <RevokeDialog certificate={certificate} onClose={() => setRevoking(false)} />;
  return (
    <Dialog
      onClose={onClose}
      kind="side"
      title={nameOf(certificate.subject).name}
      footer={
        isRevocable(certificate) &&
        may('certificates.revoke') && <Button variant="danger" label={words.revoke} onClick={() => setRevoking(true)} />
      }
    >
      <CertificateFacts certificate={certificate} />
    </Dialog>
  );
}

function CertificateFacts({ certificate }: { certificate: CertificateRow }) {
  const words = useCertificatesText();
  const { serial, kind, revokedDatetime, revocationReason, envelopeWsid, envelopeTitle } = certificate;
  return (
    <Facts
      facts={[
        [
          words.serial,
          <Row as="span" key="serial" className={styles.copied}>
            <code>{serial}</code>
            <CopyButton text={serial} label={words.copySerial} />
          </Row>,
        ],
        [words.subject, certificate.subject],
        [words.kind, words.kindWord[kind] ?? kind],
        [words.issued, formatTime(certificate.issuedDatetime)],
        [words.from, formatTime(certificate.notBefore)],
        [words.to, formatTime(certificate.notAfter)],
        envelopeTitle !== null && [words.envelopeTitle, envelopeTitle],
        envelopeWsid !== null && [words.envelope, <code key="id">{envelopeWsid}</code>],
        revokedDatetime !== null && [words.revokedAt, formatTime(revokedDatetime)],
        revocationReason !== null && [words.revokedFor, words.reasonWord[revocationReason] ?? revocationReason],
      ]}
    />
  );
}

function RevokeDialog({
  certificate: { serial, subject },
  onClose,
}: {
  certificate: CertificateRow;
  onClose: () => void;
}) {
  const words = useCertificatesText();
  const [reason, setReason] = useState<RevokeReason>('keyCompromise');
  const revoke = async (note: string) => {
    await operatorCall(operatorApi.revokeCertificate, { params: { serial }, body: { reason, note } });
    toast('success', words.asked);
    refetch('requests');
  };
  return (
    <ReasonDialog
      onClose={onClose}
      title={words.revokeTitle}
      description={
        <>
          <strong>{nameOf(subject).name}</strong> · <code>{serial}</code>
          <br />
          {words.revokeWhy}
        </>
      }
      act={words.revoke}
      danger
      label={words.note}
      mustType={confirmationOf(serial)}
      onSubmit={revoke}
    >
      <SelectField
        label={words.reason}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(REVOKE_REASONS.find((one) => one === value) ?? reason)}
        options={REVOKE_REASONS.map((one) => [one, words.reasonWord[one] ?? one])}
      />
    </ReasonDialog>
  );
}
