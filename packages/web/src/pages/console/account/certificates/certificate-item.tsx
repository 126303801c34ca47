import type { CertificateRow } from '@countersign/contract';
import { Link } from '@tanstack/react-router';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { formatTime } from '../../../../text/format.ts';
import { Box, type IconName, Row, Text, type Tone } from '../../../../ui/index.ts';
import { Pill } from '../../../../ui/pill.tsx';
import { useNow } from '../../parts/use-now.ts';
import { type CertificateState, certificateState, commonName, groupedSerial } from './certificate-state.ts';
import { Facts } from '../../../../ui/facts.tsx';
import styles from './certificates.module.css';
import { useCertificatesText } from './certificates-text.ts';

const LOOKS: Readonly<Record<CertificateState, { tone: Tone; icon: IconName }>> = {
  VALID: { tone: 'good', icon: 'check' },
  EXPIRED: { tone: 'neutral', icon: 'clock' },
  REVOKED: { tone: 'danger', icon: 'close' },
};

export function CertificateItem({ certificate }: { certificate: CertificateRow }) {
  const words = useCertificatesText();
  const now = useNow();
  const { serial, subject, notBefore, notAfter, revokedDatetime, revocationReason, envelopeWsid, envelopeTitle } =
    certificate;
  const state = certificateState(certificate, now);
  return (
    <Box as="li" py={4} px={6} className={styles.item}>
      <Row gapY={1.5} gapX={3} wrap>
        <Text as="strong" heading="m" text={commonName(subject)} />
        <Pill {...LOOKS[state]} label={words.state[state]} />
      </Row>
      {revokedDatetime !== null && (
        <Text
          as="p"
          mt={1}
          size="m"
          tone="danger"
          text={words.revokedOn(
            formatTime(revokedDatetime),
            words.reasons[revocationReason ?? ''] ?? words.reasons['unspecified'] ?? '',
          )}
        />
      )}
      <Box mt={3} size="m">
        <Facts
          look="grid"
          facts={[
            [
              words.envelope,
              envelopeWsid === null ? (
                words.noEnvelope
              ) : (
                <Link
                  key="envelope"
                  to="/envelope-detail"
                  search={{ envelopeId: envelopeWsid }}
                  className={styles.link}
                >
                  {envelopeTitle?.trim() || words.untitled}
                </Link>
              ),
            ],
            [
              words.validity,
              <span key="validity">
                <span className={styles.time}>{words.from(formatTime(notBefore))}</span>{' '}
                <span className={styles.time}>{words.until(formatTime(notAfter))}</span>
              </span>,
            ],
            [words.subject, subject],
            [
              words.serial,
              <Row as="span" key="serial" gap={1} className={styles.serial}>
                <code>{groupedSerial(serial)}</code>
                <CopyButton text={serial} label={words.copySerial(serial)} />
              </Row>,
            ],
          ]}
        />
      </Box>
    </Box>
  );
}
