import { type HandledApplication, type SealApplication, api } from '@countersign/contract';
import { REASON_MAX } from '@countersign/domain';
import { useState } from 'react';
import { useEnterprise } from '../../../../api/accounts.ts';
import { call } from '../../../../api/client.ts';
import { Dialog, Icon, Row, Small, Stack, TextArea, TextField, toast } from '../../../../ui/index.ts';
import { FormSheet, useForm, useTyped } from '../../../../parts/form/form.ts';
import { useNow } from '../../parts/use-now.ts';
import { refreshSeals } from '../seals/queries.ts';
import { dayOf, endOf, judgeTerms } from '../seals/terms.ts';
import { useTermsText } from '../seals/terms-text.ts';
import { useAuditText } from './audit-text.ts';

export interface Decision {
  readonly passed: boolean;
  readonly applications: readonly SealApplication[];
}
interface DecideDialogProps {
  decision: Decision;
  /** @param isDone something was handled, so the page must clear its selection */
  onClose: (isDone: boolean) => void;
}

/** Approves or refuses one application or several; shows the result of each if any failed (ux 30). */
export function DecideDialog({ decision: { passed, applications }, onClose }: DecideDialogProps) {
  const words = useAuditText();
  const terms = useTermsText();
  const enterpriseWsid = useEnterprise()?.enterpriseWsid ?? '';
  const form = useForm();
  const now = useNow();
  const reason = useTyped(form, '', passed ? undefined : words.refuseReasonMissing);
  const isGone = (day: string): boolean => passed && judgeTerms({ endDay: day, times: '' }, now).endDay;
  const endDay = useTyped(form, '', (given) => isGone(given) && terms.endDayPast);
  const [results, setResults] = useState<readonly HandledApplication[] | null>(null);
  const isUse = applications.some(({ kind }) => kind === 'USE');
  const decide = async () => {
    const end = endOf(endDay.typed);
    const handledApplications = applications.map(({ sealApplicationWsid, kind }) => ({
      sealApplicationWsid,
      passed,
      ...(passed ? {} : { reason: reason.given }),
      ...(passed && kind === 'USE' && end !== null ? { endDatetime: end } : {}),
    }));
    const answer = await call(api.handleSealApplications, { body: { enterpriseWsid, handledApplications } });
    await refreshSeals();
    if (answer.handledApplications.some(({ error }) => error !== null)) return setResults(answer.handledApplications);
    toast('success', (passed ? words.approved : words.refusedDone)(applications.length));
    onClose(true);
  };
  if (results !== null) return <Results results={results} applications={applications} onClose={() => onClose(true)} />;
  const why = passed ? (isUse ? words.approveUseWhy : words.approveCreateWhy) : words.refuseWhy;
  return (
    <FormSheet
      title={passed ? words.approveTitle(applications.length) : words.refuseTitle(applications.length)}
      description={why}
      act={passed ? words.approve : words.refuse}
      form={form}
      onSubmit={decide}
      onClose={() => onClose(false)}
    >
      {!passed && <TextArea label={words.refuseReason} rows={3} maxLength={REASON_MAX} {...reason.field} />}
      {passed && isUse && (
        <TextField
          type="date"
          label={words.endDay}
          optional
          hint={words.endDayHint}
          min={dayOf(now)}
          {...endDay.field}
        />
      )}
    </FormSheet>
  );
}

interface ResultsProps {
  results: readonly HandledApplication[];
  applications: readonly SealApplication[];
  onClose: () => void;
}
function Results({ results, applications, onClose }: ResultsProps) {
  const words = useAuditText();
  const named = new Map(applications.map((one) => [one.sealApplicationWsid, one]));
  return (
    <Dialog onClose={onClose} size="s" title={words.resultTitle} done={words.close}>
      <Stack as="ul" gap={3} role="status">
        {results.map(({ sealApplicationWsid, error, message }) => {
          const one = named.get(sealApplicationWsid);
          return (
            <Row
              as="li"
              key={sealApplicationWsid}
              gap={2.5}
              align="start"
              tone={error === null ? 'brand-strong' : 'danger'}
              data-failed={error !== null}
            >
              <Icon name={error === null ? 'check' : 'warning'} size={16} />
              <Stack as="span" tone="ink">
                {one && `${one.officeSeal.name} · ${one.memberName}`}
                <Small as="span" text={error === null ? words.done : message} />
              </Stack>
            </Row>
          );
        })}
      </Stack>
    </Dialog>
  );
}
