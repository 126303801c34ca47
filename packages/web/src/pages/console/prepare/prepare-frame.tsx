import type { Document, Envelope, Form } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { api, call, messageOf } from '../../../api/client.ts';
import { randomId } from '../../../api/device.ts';
import { textOf } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { documentsQuery, envelopeQuery, formsQuery } from '../model/queries.ts';
import { DropAnywhere } from '../../../parts/uploader/drop-anywhere.tsx';
import { loadKindsOf } from '../../../parts/field-kinds/kinds.ts';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { takePickedFiles } from '../../../parts/uploader/picked-files.ts';
import { type Draft, createDraft } from './model/draft.ts';
import { Box, Grid, Heading, Row, Stack, Text, box } from '../../../ui/layout.tsx';
import styles from './prepare-frame.module.css';
import { ReviewDialog } from './review-dialog.tsx';
import { STEPS, stepPath } from './step-path.ts';
import { usePrepareText } from './text.ts';
import { useTemplateText } from './text-template.ts';
import { DraftContext, useDraft, useDraftState, useSaveState } from './use-draft.ts';
import { useLeaving } from './use-leaving.ts';

/** The class of the link that leaves the draft. */
const LEAVE = box(
  { inlineGrid: true, center: true, width: 'touch', height: 'touch', radius: 'm', tone: 'ink-2' },
  styles.leave,
);

/** The address of a step with this hash opens the summary before sending. */
const REVIEW_HASH = 'review';

/** The fields, with the code of their kinds. */
const formsWithKinds = (envelopeWsid: string) => ({
  ...formsQuery(envelopeWsid),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { forms } = await call(api.listForms, { params: { envelopeWsid }, signal });
    await loadKindsOf(forms);
    return forms;
  },
});

/** Loads the draft once; from then on its state is kept here and only written back. */
export function PrepareFrame() {
  const { envelopeWsid } = useParams({ strict: false }) as { envelopeWsid: string };
  const once = { staleTime: 0, refetchOnWindowFocus: false, refetchInterval: false as const };
  const envelope = useQuery({ ...envelopeQuery(envelopeWsid), ...once });
  const documents = useQuery({ ...documentsQuery(envelopeWsid), ...once });
  const forms = useQuery({ ...formsWithKinds(envelopeWsid), ...once });
  const [fresh, setFresh] = useState<{ envelope: Envelope; documents: Document[]; forms: Form[] } | null>(null);
  const failure = envelope.error ?? documents.error ?? forms.error;
  const isFresh = [envelope, documents, forms].every((query) => query.isFetchedAfterMount && query.isSuccess);
  if (fresh === null && isFresh) setFresh({ envelope: envelope.data!, documents: documents.data!, forms: forms.data! });
  if (failure && fresh === null) {
    const again = () => void Promise.all([envelope.refetch(), documents.refetch(), forms.refetch()]);
    return (
      <Stack as="main" gap={5} px={5} className={styles.waiting}>
        <Trouble error={failure} onRetry={again} />
      </Stack>
    );
  }
  if (fresh === null) return <Waiting />;
  if (!fresh.envelope.abilities.includes('edit'))
    return <Navigate to="/envelope-detail" search={{ envelopeId: envelopeWsid }} replace />;
  return <Prepare key={envelopeWsid} {...fresh} />;
}

function Waiting() {
  const words = usePrepareText();
  return (
    <Stack as="main" gap={5} px={5} className={styles.waiting} aria-busy="true" aria-label={words.opening}>
      <Skeleton width="40%" height={30} />
      <Skeleton height={180} radius={14} />
      <Skeleton height={90} radius={14} />
    </Stack>
  );
}

function Prepare({ envelope, documents, forms }: { envelope: Envelope; documents: Document[]; forms: Form[] }) {
  const words = usePrepareText();
  const [draft] = useState<Draft>(() =>
    createDraft(envelope, documents, forms, randomId, (fileName, kept, lost) =>
      toast(lost === 0 ? 'success' : 'warning', textOf(usePrepareText).replacedWith(fileName, kept, lost)),
    ),
  );
  const { pathname, hash } = useLocation();
  // A draft that was filled in by a template only needs to be checked.
  const [reviewing, setReviewing] = useState(hash === REVIEW_HASH);
  useLeaving(draft);
  useEffect(() => draft.addFiles(takePickedFiles()), [draft]);
  const navigate = useNavigate();
  const take = (files: File[]) => {
    draft.addFiles(files);
    if (pathname.endsWith('/documents')) return;
    toast('info', words.added(files.length));
    void navigate({ to: stepPath('documents'), params: { envelopeWsid: draft.envelopeWsid } });
  };
  return (
    <DraftContext value={draft}>
      <Stack className={classes(styles.frame, pathname.endsWith('/fields') && styles.filled)}>
        <Header onReview={() => setReviewing(true)} />
        <Stack as="main" grow minHeight={0} minWidth={0}>
          <Outlet />
        </Stack>
      </Stack>
      <DropAnywhere title={words.dropAnywhere} onFiles={take} />
      {reviewing && <ReviewDialog onClose={() => setReviewing(false)} />}
    </DraftContext>
  );
}

function Header({ onReview }: { onReview: () => void }) {
  const words = usePrepareText();
  const ofTemplate = useTemplateText();
  const { envelopeWsid, template } = useDraft();
  const title = useDraftState(({ details }) => details.title) || words.untitled;
  const isLast = useLocation().pathname.endsWith('/fields');
  const hasFields = useDraftState(({ fields }) => fields.now.length > 0);
  useTitle(title);
  return (
    <header className={styles.header}>
      {template === null ? (
        <Link to="/envelopes" className={LEAVE} aria-label={words.leave} title={words.leave}>
          <Icon name="arrowLeft" />
        </Link>
      ) : (
        <Link
          to="/enterprise/templates/$bstWsid"
          params={{ bstWsid: template.bstWsid }}
          className={LEAVE}
          aria-label={ofTemplate.leave}
          title={ofTemplate.leave}
        >
          <Icon name="arrowLeft" />
        </Link>
      )}
      <Box minWidth={0}>
        <Heading as="h1" truncate text={title} />
        <SaveMark />
      </Box>
      <Row
        as="nav"
        gap={1}
        align="stretch"
        p={1}
        radius="l"
        fill="sunk"
        className={styles.steps}
        aria-label={words.steps}
      >
        {STEPS.map((step, at) => (
          <Link
            key={step}
            to={stepPath(step)}
            params={{ envelopeWsid }}
            className={styles.step}
            activeProps={{ 'aria-current': 'step' }}
          >
            <Grid as="span" center radius="circle" size="xs" weight={600} className={styles.number}>
              {at + 1}
            </Grid>
            <span>{template !== null && step === 'participants' ? ofTemplate.roles : words[step]}</span>
          </Link>
        ))}
      </Row>
      <Row gap={2} className={styles.acts}>
        <LanguageSwitch />
        <Button
          // The only green button of a page is the next act (ux 43).
          variant={isLast && hasFields ? 'primary' : 'secondary'}
          icon={template === null ? 'send' : 'check'}
          label={template === null ? words.review : ofTemplate.review}
          onClick={onReview}
        />
      </Row>
    </header>
  );
}

function SaveMark() {
  const words = usePrepareText();
  const state = useSaveState();
  const { saver } = useDraft();
  return (
    <Row gap={1} size="xs" tone={state === 'failed' ? 'danger' : 'ink-3'} role="status">
      <Icon name={state === 'saved' ? 'check' : state === 'failed' ? 'warning' : 'clock'} size={14} />
      <Text
        truncate
        text={state === 'failed' ? `${words.save.failed} · ${messageOf(saver.error())}` : words.save[state]}
      />
      {state === 'failed' && (
        <button
          type="button"
          className={box({ px: 1, tone: 'danger', underlined: true }, styles.now)}
          onClick={() => void saver.flush().catch(() => {})}
        >
          {words.saveNow}
        </button>
      )}
    </Row>
  );
}
