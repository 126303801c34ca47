import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon.tsx';
import type { StepName } from './model/gaps.ts';
import { Row, box } from '../../../ui/layout.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { STEPS, stepPath } from './step-path.ts';
import { usePrepareText } from './text.ts';
import { useDraft } from './use-draft.ts';

/** The back and next buttons at the foot of a step. */
export function StepFoot({ step }: { step: StepName }) {
  const words = usePrepareText();
  const { envelopeWsid } = useDraft();
  const at = STEPS.indexOf(step);
  const [before, after] = [STEPS[at - 1], STEPS[at + 1]];
  return (
    <Row gap={3} align="stretch" justify="between" mt={8}>
      {before && (
        <Link to={stepPath(before)} params={{ envelopeWsid }} className={buttonClass('quiet')}>
          <Icon name="arrowLeft" size={18} />
          {words.back}
        </Link>
      )}
      {after && (
        <Link to={stepPath(after)} params={{ envelopeWsid }} className={box({ ml: 'auto' }, buttonClass('primary'))}>
          {words.next}
          <Icon name="arrowRight" size={18} />
        </Link>
      )}
    </Row>
  );
}
