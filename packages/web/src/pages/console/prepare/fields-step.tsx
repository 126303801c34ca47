import { useEffect, useState } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { FieldEditor } from './field-editor.tsx';
import { Row } from '../../../ui/layout.tsx';
import styles from './fields-step.module.css';
import type { Signer } from './palette.tsx';
import { usePrepareText } from './text.ts';
import { useDraft, useDraftState } from './use-draft.ts';

/** Places the fields of each signer on the rendered pages (ux 6–14). */
export function FieldsStep() {
  const words = usePrepareText();
  const { saver, envelopeWsid } = useDraft();
  const documents = useDraftState((state) => state.documents);
  const rows = useDraftState((state) => state.rows);
  const [settled, setSettled] = useState(saver.state() === 'saved');
  useEffect(() => {
    // Files and people must be saved on the server before fields can refer to them.
    void saver
      .flush()
      .catch(() => {})
      .finally(() => setSettled(true));
  }, [saver]);
  const signers = rows.flatMap((row, index): Signer[] =>
    row.role === 'SIGNER' && row.participantWsid !== null
      ? [{ participantWsid: row.participantWsid, name: row.name, index }]
      : [],
  );
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
function Missing({ title, act, to, envelopeWsid }: Missing) {
  return (
    <EmptyState title={title} action={<LinkButton variant="primary" label={act} to={to} params={{ envelopeWsid }} />} />
  );
}
