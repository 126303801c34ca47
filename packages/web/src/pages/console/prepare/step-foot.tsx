import { Link, useNavigate } from '@tanstack/react-router';
import { Button, Icon, Row, box, buttonClass } from '../../../ui/index.ts';
import type { StepName } from './model/gaps.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { STEPS, stepPath } from './step-path.ts';
import { usePrepareText } from './text.ts';
import { useDraft, useDraftState } from './use-draft.ts';
import { useMyRow } from './use-my-row.ts';
import { isBlank } from './model/people-rows.ts';

/** The back and next buttons of a step, always in sight at the foot of the window (ux 43). */
export function StepFoot({ step }: { step: StepName }) {
  const words = usePrepareText();
  const { envelopeWsid } = useDraft();
  const at = STEPS.indexOf(step);
  const [before, after] = [STEPS[at - 1], STEPS[at + 1]];
  return (
    <Row gap={3} justify="end" py={2.5}>
      {before && (
        <Link to={stepPath(before)} params={{ envelopeWsid }} className={box({ mr: 'auto' }, buttonClass('quiet'))}>
          <Icon name="arrowLeft" size={18} />
          {words.back}
        </Link>
      )}
      {step === 'documents' && <SignAlone />}
      {after && (
        <LinkButton
          variant="primary"
          trailingIcon="arrowRight"
          label={words.next}
          to={stepPath(after)}
          params={{ envelopeWsid }}
        />
      )}
    </Row>
  );
}

/** Makes the current user the only participant and leads to the fields (ux 43); not shown once participants are named. */
function SignAlone() {
  const words = usePrepareText();
  const navigate = useNavigate();
  const { envelopeWsid, template, changeRows } = useDraft();
  const { makeRow } = useMyRow();
  const isOffered = useDraftState(({ rows, documents }) => documents.length > 0 && rows.every(isBlank));
  if (template !== null || !isOffered) return null;
  const takeAll = () => {
    if (makeRow === null) return;
    changeRows([makeRow()]);
    void navigate({ to: stepPath('fields'), params: { envelopeWsid } });
  };
  return <Button icon="signature" label={words.signAlone} disabled={makeRow === null} onClick={takeAll} />;
}
