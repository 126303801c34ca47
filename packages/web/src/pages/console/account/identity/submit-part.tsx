import type { IdentityPaper } from '@countersign/domain';
import { Banner, Button } from '../../../../ui/index.ts';
import { useIdentityText } from './identity-text.ts';
import { PaperFields } from './paper-fields.tsx';
import type { SubmissionState } from './use-submission.ts';

interface SubmitPartProps {
  needed: readonly IdentityPaper[];
  optional?: readonly IdentityPaper[];
  /** An earlier application was refused. */
  again: boolean;
  submission: SubmissionState;
}
/** The end of an application: its documents, a refusal of the whole, and the button. */
export function SubmitPart({ needed, optional = [], again, submission }: SubmitPartProps) {
  const words = useIdentityText();
  const { papers, tried, busy, refusalAt, forgive, keepPaper } = submission;
  return (
    <>
      <PaperFields
        kinds={needed}
        optional={optional}
        papers={papers}
        tried={tried}
        refusal={refusalAt('papers')}
        onPaper={(paper) => {
          keepPaper(paper);
          forgive();
        }}
      />
      {refusalAt('form') && <Banner tone="danger">{refusalAt('form')}</Banner>}
      <div>
        <Button label={again ? words.submitAgain : words.submit} type="submit" variant="primary" busy={busy} />
      </div>
    </>
  );
}
