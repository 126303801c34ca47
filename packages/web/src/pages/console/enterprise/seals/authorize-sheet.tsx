import { type OfficeSeal, api } from '@countersign/contract';
import { SEAL_AUTHORIZE_MEMBERS_MAX } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { Choice } from '../../../../parts/signature/choice.tsx';
import { useText } from '../../../../text/text.ts';
import { toast } from '../../../../ui/toast.tsx';
import { FormSheet, useFormAct } from '../../parts/form-sheet.tsx';
import { authorizeText } from './authorize-text.ts';
import { EnvelopePicker, MemberPicker } from './pickers.tsx';
import { refreshSeals } from './queries.ts';
import { NO_TERMS, type Terms, countOf, endOf, judgeTerms } from './terms.ts';
import { TermsFields } from './terms-fields.tsx';

type Scope = 'ALL' | 'ENVELOPES';
type Chosen = ReadonlyMap<string, string>;

/** Lets members use a seal: who, for what, until when and how often (Spec §6). */
export function AuthorizeSheet({ seal, onClose }: { seal: OfficeSeal; onClose: () => void }) {
  const words = useText(authorizeText);
  const form = useFormAct();
  const [members, setMembers] = useState<Chosen>(new Map());
  const [scope, setScope] = useState<Scope>('ALL');
  const [envelopes, setEnvelopes] = useState<Chosen>(new Map());
  const [terms, setTerms] = useState<Terms>(NO_TERMS);
  const faults = {
    members: members.size === 0 ? words.membersMissing : members.size > MOST ? words.membersMany(MOST) : null,
    envelopes: scope === 'ENVELOPES' && envelopes.size === 0 ? words.envelopesMissing : null,
  };
  const judged = judgeTerms(terms, new Date());
  const isSound = faults.members === null && faults.envelopes === null && !judged.endDay && !judged.times;
  const authorize = async () => {
    await call(api.authorizeOfficeSeal, {
      params: { officeSealWsid: seal.officeSealWsid },
      body: {
        memberWsids: [...members.keys()],
        scope,
        ...(scope === 'ENVELOPES' ? { envelopeWsids: [...envelopes.keys()] } : {}),
        endDatetime: endOf(terms.endDay),
        count: countOf(terms),
      },
    });
    toast('success', words.done(members.size));
    await refreshSeals();
    onClose();
  };
  return (
    <FormSheet
      title={words.title(seal.name)}
      description={words.why}
      act={words.act}
      form={form}
      onSubmit={() => void form.run(isSound, authorize)}
      onClose={onClose}
    >
      <MemberPicker chosen={members} onChosen={setMembers} error={form.wasTried ? faults.members : null} />
      <Choice
        label={words.scope}
        value={scope}
        options={[
          { value: 'ALL', label: words.scopes.ALL },
          { value: 'ENVELOPES', label: words.scopes.ENVELOPES },
        ]}
        onChange={setScope}
      />
      {scope === 'ENVELOPES' && (
        <EnvelopePicker chosen={envelopes} onChosen={setEnvelopes} error={form.wasTried ? faults.envelopes : null} />
      )}
      <TermsFields terms={terms} onChange={setTerms} wasTried={form.wasTried} hints={words.hints} />
    </FormSheet>
  );
}

const MOST = SEAL_AUTHORIZE_MEMBERS_MAX;
