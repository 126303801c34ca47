import { type Enterprise, api } from '@countersign/contract';
import {
  ENTERPRISE_NAME_MAX,
  type EnterpriseNumberKind,
  NAME_MAX,
  needsLetter,
  papersNeeded,
} from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { currentUserWsid, userQuery } from '../../../../api/session.ts';
import { TextField, box } from '../../../../ui/index.ts';
import styles from './identity.module.css';
import { useIdentityText } from './identity-text.ts';
import { NumberPair } from './number-pair.tsx';
import { numberVerdict } from './number-verdict.ts';
import { SubmitPart } from './submit-part.tsx';
import { useSubmission } from './use-submission.ts';

const KINDS: readonly EnterpriseNumberKind[] = ['UNIFIED_SOCIAL_CODE', 'REGIST_CODE'];
const OPTIONAL = ['AUTHORISATION'] as const;

/** The form that applies for identity verification of the enterprise. */
export function EnterpriseForm({ enterprise, again }: { enterprise: Enterprise; again: boolean }) {
  const words = useIdentityText();
  const [name, setName] = useState(enterprise.name);
  const [numberKind, setNumberKind] = useState<EnterpriseNumberKind>('UNIFIED_SOCIAL_CODE');
  const [number, setNumber] = useState(enterprise.unifiedSocialCode ?? '');
  const [legalName, setLegalName] = useState('');
  const submission = useSubmission();
  const { papers, tried, form, submit, refusalAt, forgive } = submission;
  const { data: applicant } = useQuery(userQuery(currentUserWsid()));
  // An applicant who is not the legal representative proves that they may apply for the enterprise (Rulings §8.14).
  const isOwn = applicant === undefined || legalName.trim() === '' || !needsLetter(applicant.displayName, legalName);
  const needed = [...papersNeeded(numberKind), ...(isOwn ? [] : (['AUTHORISATION'] as const))];
  const optional = isOwn ? OPTIONAL : [];
  const isComplete =
    name.trim() !== '' &&
    legalName.trim() !== '' &&
    numberVerdict(numberKind, number) === 'right' &&
    needed.every((kind) => papers[kind]);
  const send = (paperWsids: string[]) =>
    call(api.applyEnterpriseIdentity, {
      params: { enterpriseWsid: enterprise.enterpriseWsid },
      body: {
        name: name.trim(),
        numberKind,
        number: number.trim(),
        legalName: legalName.trim(),
        papers: paperWsids,
      },
    });
  const typed = (set: (value: string) => void) => (event: { currentTarget: { value: string } }) => {
    set(event.currentTarget.value);
    forgive();
  };
  return (
    <form
      ref={form}
      className={box({ stack: true, gap: 5 }, styles.form)}
      noValidate
      onSubmit={(event) => void submit(event, { isComplete, send, kinds: [...needed, ...optional] })}
    >
      <TextField
        label={words.enterpriseName}
        hint={words.enterpriseNameHint}
        value={name}
        maxLength={ENTERPRISE_NAME_MAX}
        autoComplete="organization"
        error={tried && name.trim() === '' ? words.enterpriseNameMissing : refusalAt('name')}
        onChange={typed(setName)}
      />
      <NumberPair
        label={words.codeKind}
        kinds={KINDS}
        kind={numberKind}
        onKind={setNumberKind}
        number={number}
        onNumber={setNumber}
        submission={submission}
      />
      <TextField
        label={words.legalName}
        value={legalName}
        maxLength={NAME_MAX}
        autoComplete="off"
        error={tried && legalName.trim() === '' ? words.legalNameMissing : undefined}
        onChange={typed(setLegalName)}
      />
      <SubmitPart needed={needed} optional={optional} again={again} submission={submission} />
    </form>
  );
}
