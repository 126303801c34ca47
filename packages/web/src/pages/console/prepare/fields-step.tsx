import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState, Row, Spinner } from '../../../ui/index.ts';
import { FieldEditor } from './field-editor.tsx';
import styles from './fields-step.module.css';
import { usePrepareText } from './text.ts';
import { useSettled } from './use-settled.ts';

/** Places the fields of each signer on the rendered pages (ux 6–14). */
export function FieldsStep() {
  const words = usePrepareText();
  const { envelopeWsid, documents, settled, signers } = useSettled();
  if (!settled)
    return (
      <Row as="p" gap={2.5} justify="center" tone="ink-2" className={styles.settling}>
        <Spinner /> {words.save.saving}
      </Row>
    );
  if (documents.length === 0) {
    return (
      <Missing
        title={words.noDocuments}
        act={words.goDocuments}
        to="/envelopes/$envelopeWsid/edit/documents"
        envelopeWsid={envelopeWsid}
      />
    );
  }
  if (signers.length === 0) {
    return (
      <Missing
        title={words.noSigners}
        act={words.goParticipants}
        to="/envelopes/$envelopeWsid/edit/participants"
        envelopeWsid={envelopeWsid}
      />
    );
  }
  return <FieldEditor signers={signers} />;
}

type Missing = {
  title: string;
  act: string;
  to: '/envelopes/$envelopeWsid/edit/documents' | '/envelopes/$envelopeWsid/edit/participants';
  envelopeWsid: string;
};
const Missing = ({ title, act, to, envelopeWsid }: Missing) => (
  <EmptyState title={title} action={<LinkButton variant="primary" label={act} to={to} params={{ envelopeWsid }} />} />
);
