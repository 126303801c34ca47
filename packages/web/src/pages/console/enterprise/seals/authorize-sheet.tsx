import { type OfficeSeal, api } from '@countersign/contract';
import { SEAL_AUTHORIZE_MEMBERS_MAX, SEAL_SCOPES, type SealScope } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { useMay } from '../../../../api/privileges.ts';
import { Choice } from '../../../../parts/signature/choice.tsx';
import { FormSheet, useChosen, useForm } from '../../../../parts/form/form.ts';
import { MemberPicker } from '../../parts/member-picker.tsx';
import { useNow } from '../../parts/use-now.ts';
import { useAuthorizeText } from './authorize-text.ts';
import { usePickText } from './pick-text.ts';
import { EnvelopePicker, TemplatePicker } from './pickers.tsx';
import { refreshSeals } from './queries.ts';
import { NO_TERMS, type Terms, countOf, endOf, judgeTerms } from './terms.ts';
import { TermsFields } from './terms-fields.tsx';

type Chosen = ReadonlyMap<string, string>;

/** Authorises members to use a seal, with scope, end and number of uses (Spec §6). */
export function AuthorizeSheet({ seal, onClose }: { seal: OfficeSeal; onClose: () => void }) {
  const words = useAuthorizeText();
  const picks = usePickText();
  const form = useForm();
  const ofMembers = ({ size }: Chosen) => (size === 0 ? words.membersMissing : size > MOST && words.membersMany(MOST));
  const members = useChosen<Chosen>(form, new Map(), ofMembers);
  const mayPickTemplates = useMayOpenTemplates();
  const [scope, setScope] = useState<SealScope>('ALL');
  const needed = (of: SealScope, missing: string) => (chosen: Chosen) => scope === of && chosen.size === 0 && missing;
  const envelopes = useChosen<Chosen>(form, new Map(), needed('ENVELOPES', words.envelopesMissing));
  const templates = useChosen<Chosen>(form, new Map(), needed('TEMPLATES', words.templatesMissing));
  const [terms, setTerms] = useState<Terms>(NO_TERMS);
  const judged = judgeTerms(terms, useNow());
  const authorize = async () => {
    await call(api.authorizeOfficeSeal, {
      params: { officeSealWsid: seal.officeSealWsid },
      body: {
        memberWsids: [...members.chosen.keys()],
        scope,
        ...(scope === 'ENVELOPES' ? { envelopeWsids: [...envelopes.chosen.keys()] } : {}),
        ...(scope === 'TEMPLATES' ? { bstWsids: [...templates.chosen.keys()] } : {}),
        endDatetime: endOf(terms.endDay),
        count: countOf(terms),
      },
    });
    await refreshSeals();
  };
  return (
    <FormSheet
      title={words.title(seal.name)}
      description={words.why}
      act={words.act}
      form={form}
      isSound={!judged.endDay && !judged.times}
      onSubmit={authorize}
      done={words.done(members.chosen.size)}
      onClose={onClose}
    >
      <MemberPicker label={picks.members} chosen={members.chosen} onChosen={members.choose} error={members.error} />
      <Choice
        label={words.scope}
        value={scope}
        options={SEAL_SCOPES.filter((one) => one !== 'TEMPLATES' || mayPickTemplates).map((value) => ({
          value,
          label: words.scopes[value],
        }))}
        onChange={setScope}
      />
      {scope === 'ENVELOPES' && (
        <EnvelopePicker chosen={envelopes.chosen} onChosen={envelopes.choose} error={envelopes.error} />
      )}
      {scope === 'TEMPLATES' && (
        <TemplatePicker chosen={templates.chosen} onChosen={templates.choose} error={templates.error} />
      )}
      <TermsFields terms={terms} onChange={setTerms} wasTried={form.wasTried} hints={words.hints} />
    </FormSheet>
  );
}

/** A user who may not list templates cannot choose among them. */
function useMayOpenTemplates(): boolean {
  const mayUse = useMay('businessScenarioTemplates:use');
  return useMay('businessScenarioTemplates:manage') || mayUse;
}

const MOST = SEAL_AUTHORIZE_MEMBERS_MAX;
